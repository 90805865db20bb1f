"""What the page asks over HTTP."""

import stat
from dataclasses import replace
from pathlib import Path

import msgspec
from at_server import House, play_round, run

from greenpaw.bots import bot
from greenpaw.games import load, record
from greenpaw.games.verify import verify
from greenpaw.server.person import read_key


def test_the_first_request_makes_a_person_and_a_name_stays(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            response = await ann.browser.get("/api/me")
            cookie = response.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=lax", "path=/", f"max-age={400 * 86_400}"):
                assert part in cookie
            assert "secure" not in cookie
            assert response.json()["name"] == ""
            assert (await ann.http("PUT", "/api/me", {"name": "  Ann\u202e "}))["name"] == "Ann"
            for bad, status in (({"name": " \u200b"}, 422), ({"nom": "Ann"}, 400), ({"name": 3}, 400)):
                assert (await ann.http("PUT", "/api/me", bad, status=status))["code"] in (
                    "bad-name",
                    "bad-request",
                )
            cookies = ann.cookies
        async with house.serving() as site:
            ann = await site.person("Ann", cookies)
            assert (await ann.http("GET", "/api/me"))["name"] == "Ann"

    run(story)


def test_the_cookie_is_secure_where_a_trusted_proxy_says_https(tmp_path: Path) -> None:
    async def story(trust: str, secure: bool) -> None:
        async with House(tmp_path / trust).with_settings(trust_proxy=trust).serving() as site:
            ann = await site.person("Ann")
            response = await ann.browser.get("/api/me", headers={"X-Forwarded-Proto": "https"})
            assert ("secure" in response.headers["set-cookie"].lower()) is secure

    run(lambda: story("127.0.0.1", True))
    run(lambda: story("", False))


def test_another_device_becomes_the_same_person_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, phone, thief = [await site.person(name) for name in ("Ann", "Phone", "Thief")]
            await ann.http("PUT", "/api/me", {"name": "Ann"})
            link = await ann.http("POST", "/api/device-link")
            assert link["address"] == f"http://{site.host}/device#{link['token']}"
            assert (await phone.http("POST", "/api/device", {"token": link["token"]}))["name"] == "Ann"
            failed = await thief.http("POST", "/api/device", {"token": link["token"]}, status=410)
            assert failed["code"] == "link-expired"
            table = await ann.open_table()
            assert (await phone.page(table)).seat == 0
            link = await ann.http("POST", "/api/device-link", {"table": table})
            assert link["address"].endswith(f"/device#{link['token']}/{table}")
            assert link["qr"].startswith("data:image/svg+xml")
            assert (await thief.page(table)).seat is None

    run(story)


def test_links_for_others_begin_with_an_address_that_they_can_open(tmp_path: Path) -> None:
    async def story(friends_host: str | None, host: str, friends: str | None) -> None:
        folder = tmp_path / f"{friends_host}-{host}"
        async with replace(House(folder), friends_host=friends_host).serving() as site:
            ann = await site.person("Ann")
            port = site.host.split(":")[1]
            here = {"Host": f"{host}:{port}"}
            expected = None if friends is None else f"http://{friends}:{port}/"
            assert (await ann.browser.get("/api/me", headers=here)).json()["friends"] == expected
            origin = {"Origin": f"http://{host}:{port}"}
            link = (await ann.browser.post("/api/device-link", headers=here | origin)).json()
            assert link["address"].startswith(expected or f"http://{host}:{port}/")

    run(lambda: story("192.0.2.7", "127.0.0.1", "192.0.2.7"))
    run(lambda: story("192.0.2.7", "localhost", "192.0.2.7"))
    run(lambda: story("192.0.2.7", "paw.example", "paw.example"))
    run(lambda: story(None, "127.0.0.1", None))


def test_the_games_say_what_they_offer(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            offered = await ann.http("GET", "/api/games")
            linko = next(info for info in offered if info["name"] == "linko")
            assert (linko["name"], linko["players"]) == ("linko", [2, 5])
            assert "duel" in [option["name"] for option in linko["options"]]
            assert linko["bots"] == bot.levels(load("linko"))
            assert linko["usual_bot"] in linko["bots"]
            health = await ann.http("GET", "/health")
            assert health["status"] == "ok"

    run(story)


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            bad = {
                "no-such-game": {"game": "chess", "name": "Ann"},
                "no-such-option": {"game": "linko", "name": "Ann", "options": {"wings": True}},
                "bad-name": {"game": "linko", "name": " "},
            }
            for code, body in bad.items():
                assert (await ann.http("POST", "/api/tables", body, status=422))["code"] == code
            failed = await ann.http("GET", "/api/tables/nowhere/history", status=404)
            assert failed["code"] == "no-such-table"

    run(story)


def test_history_comes_by_pages_and_a_finished_round_as_its_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            path = f"/api/tables/{table}/records/{page.view['round']['record']}"
            assert (await ann.http("GET", path, status=404))["code"] == "no-such-record"
            await play_round(page)
            newest = await ann.http("GET", f"/api/tables/{table}/history")
            steps, first = newest["steps"], newest["first"]
            while first > 0:
                older = await ann.http("GET", f"/api/tables/{table}/history?before={first}")
                steps, first = older["steps"] + steps, older["first"]
            response = await ann.browser.get(path + "?download")
            assert response.headers["content-disposition"].startswith("attachment")
            played = record.read(response.content)
            assert [step["step"] for step in steps] == list(played.steps), (
                "a round that is over is told in full"
            )
            verify(played)
            assert msgspec.json.decode(response.content)["fairness"]["secret"]
            failed = await ann.http("GET", f"/api/tables/{table}/history?before=-1", status=400)
            assert failed["code"] == "bad-request"

    run(story)


def test_the_table_has_a_code_to_scan(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            response = await ann.browser.get(f"/api/tables/{await ann.open_table()}/qr.svg")
            assert response.headers["content-type"] == "image/svg+xml"
            assert response.text.startswith("<svg")

    run(story)


def test_the_page_is_one_index_for_all_its_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(root_path="/paw").serving() as site:
            ann = await site.person("Ann")
            assert (await ann.browser.get("/")).status_code == 503
            assert (await ann.browser.get("/assets/x-1.js")).status_code == 404
            assert "path=/paw;" in (await ann.browser.get("/api/me")).headers["set-cookie"].lower()
            ann.browser.headers["Cookie"] = (
                f"greenpaw={ann.cookies['greenpaw']}"  # a proxy takes the prefix off
            )
            assert (await ann.page(await ann.open_table())).seat == 0
            static = tmp_path / "static"
            (static / "assets").mkdir(parents=True)
            (static / "index.html").write_text('<script type="module" src="/assets/x-1.js"></script>')
            (static / "assets" / "x-1.js").write_text("1")
            (static / "paw.svg").write_text("<svg/>")
            for path in ("/", "/t/abc", "/rules/linko", "/device"):
                response = await ann.browser.get(path)
                assert 'src="/paw/assets/x-1.js"' in response.text
                assert response.headers["cache-control"] == "no-cache"
            response = await ann.browser.get("/assets/x-1.js")
            assert "immutable" in response.headers["cache-control"]
            assert (await ann.browser.get("/paw.svg")).headers["content-type"].startswith("image/svg+xml")
            for path in (
                "/assets/no.js",
                "/no.svg",
                "/index.html",
                "/..%2fcookie.key",
                "/assets/..%2f..%2flock",
                "/assets/",
                "/assets/%00",
                "/assets/" + "a" * 5000,
                "/%00",
                "/" + "a" * 5000,
            ):
                assert (await ann.browser.get(path)).status_code == 404

    run(story)


def test_the_key_of_the_cookies_is_for_this_user_alone(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert len(key) == 32
    assert read_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600
