"""Who is let in, and how much at once; every refusal says why."""

import asyncio
from pathlib import Path

import httpx
import pytest
from at_server import House, run
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


def test_other_sites_pages_get_no_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            cookie = {"Cookie": f"greenpaw={ann.cookies['greenpaw']}"}
            others = ("http://evil.example", f"http://{site.host}.evil.example", "null", "http://[")
            for origin in (None, *others):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(
                        f"ws://{site.host}/ws", origin=origin, additional_headers=cookie, proxy=None
                    )
                assert refused.value.response.status_code == 403

    run(story)


def test_a_socket_without_a_person_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            for cookie in ("", "greenpaw=forged.signature"):
                headers = {"Cookie": cookie}
                origin = f"http://{site.host}"
                async with connect(
                    f"ws://{site.host}/ws", origin=origin, additional_headers=headers, proxy=None
                ) as socket:
                    await socket.wait_closed()
                    assert socket.close_code == 4401

    run(story)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "http://{host}"}, 200),
    ],
)
def test_only_our_own_page_may_change_anything(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            headers_here = {name: value.format(host=site.host) for name, value in headers.items()}
            answer = await ann.browser.put("/api/me", json={"name": "Ann"}, headers=headers_here)
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["code"] == "wrong-origin"

    run(story)


def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            for path in ("/", "/api/me", "/nowhere", "/health", "/api/tables/x/history"):
                headers = (await ann.browser.get(path)).headers
                assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers

    run(story)


def test_by_https_the_page_is_alone_with_its_opener(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(trust_proxy="127.0.0.1").serving() as site:
            ann = await site.person("Ann")
            headers = (await ann.browser.get("/", headers={"X-Forwarded-Proto": "https"})).headers
            assert headers["cross-origin-opener-policy"] == "same-origin"

    run(story)


def test_large_bodies_and_frames_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            failed = await ann.http("PUT", "/api/me", {"name": "x" * 20_000}, status=413)
            assert failed["code"] == "too-large"

            async def endless():
                for _ in range(20):
                    yield b"x" * 1000

            headers = {"Origin": f"http://{site.host}"}
            answer = await ann.browser.put("/api/me", content=endless(), headers=headers)
            assert answer.json()["code"] == "too-large"
            page = await ann.page()
            await page.send(type="chat", id="x", text="x" * 20_000)
            await page.until(lambda p: p.frames and p.frames[-1]["code"] == "too-large")
            assert await page.until_closed() == 1009

    run(story)


def test_frames_are_measured_in_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page()
            await page.socket.send('{"type":"ping","more":"' + "あ" * 5400 + '"}')
            await page.until(lambda p: p.frames and p.frames[-1]["code"] == "bad-message")
            await page.socket.send('{"type":"ping","more":"' + "あ" * 5500 + '"}')
            assert await page.until_closed() == 1009

    run(story)


def test_what_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            deep = "[" * 5000 + "]" * 5000
            page = await ann.page()
            await page.socket.send('{"type":"ping","more":' + deep + "}")
            await page.until(lambda p: p.frames and p.frames[-1]["code"] == "bad-message")
            await page.send(type="ping")
            await page.until(lambda p: p.frames[-1]["type"] == "pong")
            headers = {"Origin": f"http://{site.host}"}
            answer = await ann.browser.post("/api/tables", content='{"x":' + deep + "}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    run(story)


@pytest.mark.parametrize("host", ["[", "[::1", "here:port", "here:99999"])
def test_a_host_that_cannot_be_is_refused(tmp_path: Path, host: str) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            for path in ("/api/me", f"/api/tables/{await ann.open_table()}/qr.svg", "/"):
                answer = await ann.browser.get(path, headers={"Host": host})
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    run(story)


@pytest.mark.parametrize(
    ("hosts", "asked", "is_ours"),
    [
        ("", "evil.example", True),
        ("Paw.example", "pAw.example", True),
        ("other.example, paw.example", "paw.example", True),
        ("127.0.0.1,[::1]", "[::1]", True),
        ("127.0.0.1,::1", "[::1]", True),
        ("paw.example", "evil.example", False),
        ("paw.example", "evil.paw.example", False),
        ("paw.example", "127.0.0.1", False),
    ],
)
def test_a_server_with_names_is_asked_by_them_only(
    tmp_path: Path, hosts: str, asked: str, is_ours: bool
) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(hosts=hosts).serving() as site:
            here, port = site.host.split(":")
            host = f"{asked}:{port}"
            async with httpx.AsyncClient(base_url=f"http://{site.host}", trust_env=False) as browser:
                answer = await browser.get("/api/me", headers={"Host": host})
                assert answer.status_code == (200 if is_ours else 403)
                assert answer.json().get("code") == (None if is_ours else "wrong-host")
            knocking = connect(
                f"ws://{host}/ws", host=here, port=int(port), origin=f"http://{host}", proxy=None
            )
            if is_ours:
                async with knocking as socket:
                    await socket.wait_closed()
                    assert socket.close_code == 4401
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await knocking
                assert refused.value.response.status_code == 403

    run(story)


def test_who_sends_too_fast_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(messages_per_s=2).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            ids = [await page.ask("set_first", seat=None) for _ in range(50)]
            await page.until(lambda p: len(p.answers) == 50)
            codes = [page.answers[id].get("code", "ok") for id in ids]
            assert codes[:5] == ["ok"] * 5, "six at once, and the hello was one of them"
            assert codes[-1] == "too-fast"
            for _ in range(200):
                await page.send(type="ping")
            assert await page.until_closed() == 1008

    run(story)


def test_coming_back_by_another_connection_resets_no_rate(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(messages_per_s=2).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            codes: list[str] = []
            for _ in range(20):
                page = await ann.page()
                await page.send(type="ping")
                await page.until(lambda p: p.frames)
                codes.append(page.frames[-1].get("code", "ok"))
                await page.close()
            assert codes[:6] == ["ok"] * 6
            assert codes.count("ok") < 12
            assert "too-fast" in codes
            page = await bo.page()
            await page.send(type="ping")
            await page.until(lambda p: p.frames[-1:] and p.frames[-1]["type"] == "pong")

    run(story)


def test_chat_has_a_rate_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            answers = [await page.say(f"line {n}") for n in range(7)]
            assert [answer.get("code", "ok") for answer in answers[:5]] == ["ok"] * 5
            assert answers[-1]["code"] == "too-fast"
            again = await ann.page(page.view["table"])
            assert (await again.say("more"))["code"] == "too-fast"

    run(story)


def test_names_device_links_and_history_have_their_rates(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(writes_per_minute=3, history_per_s=1)
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            await ann.http("PUT", "/api/me", {"name": "Anna"})
            for _ in range(2):
                await ann.http("POST", "/api/device-link")
            failed = await ann.http("POST", "/api/device-link", status=429)
            assert failed["code"] == "too-fast"
            await ann.http("PUT", "/api/me", {"name": "Ann"}, status=429)
            await ann.http("POST", "/api/device", {"token": "x"}, status=429)
            await bo.http("PUT", "/api/me", {"name": "Bo"})
            paths = [f"/api/tables/{table}/history", f"/api/tables/{table}/records/{table}-1-1"]
            answers = [await ann.browser.get(path) for _ in range(6) for path in paths]
            assert {answer.status_code for answer in answers[:4]} == {200, 404}
            assert answers[-1].status_code == 429
            assert (await bo.browser.get(paths[0])).status_code == 200

    run(story)


def test_tables_and_persons_come_at_a_rate(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(tables_per_minute=3, persons_per_minute=2)
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            for _ in range(3):
                await ann.open_table()
            failed = await ann.http("POST", "/api/tables", {"game": "linko", "name": "Ann"}, status=429)
            assert failed["code"] == "too-fast"
            await bo.open_table()
            async with httpx.AsyncClient(trust_env=False) as someone:
                assert (await someone.get(f"http://{site.host}/api/me")).status_code == 429

    run(story)


def test_one_person_has_so_many_connections_at_most(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(connections_per_person=2).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            first, _ = await ann.page(), await ann.page()
            third = await ann.page()
            assert await third.until_closed() == 1008
            assert third.frames[0]["code"] == "too-many"
            await bo.page(await bo.open_table())
            await first.close()
            while True:
                again = await ann.page()
                await again.send(type="ping")
                await asyncio.wait([again._hearing], timeout=0.05)
                if again.socket.close_code is None:
                    break

    run(story)


def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(silent_s=0.1).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            assert await page.until_closed() == 1001

    run(story)


def test_pings_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            page = await (await site.person("Ann")).page()
            await page.send(type="ping")
            await page.until(
                lambda p: p.frames and p.frames[-1]["type"] == "pong" and p.frames[-1]["now_ms"] > 0
            )

    run(story)


def test_a_connection_that_is_too_slow_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(outbox_bytes=500).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page()
            await page.send(type="hello", protocol=1, table=await ann.open_table())
            assert await page.until_closed() == 1013

    run(story)
