"""Whole matches, played through sockets."""

from pathlib import Path

from at_server import House, play_round, run


def test_four_people_play_a_match_of_two_rounds(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            pages = [await ann.page(table)]
            for name in ("Bo", "Cleo", "Dee"):
                page = await (await site.person(name)).page(table)
                assert (await page.do("sit", name=name))["type"] == "ok"
                pages.append(page)
            assert [page.seat for page in pages] == [0, 1, 2, 3]
            first = pages[0]
            assert (await first.do("set_match", kind="rounds", goal=2))["type"] == "ok"
            assert (await first.do("start"))["type"] == "ok"
            await play_round(*pages)
            await first.do("next_round")
            await play_round(*pages)
            assert first.phase == "over"
            totals = [seat["total"] for seat in first.view["seats"]]
            rounds = [round["outcome"]["scores"] for round in first.view["match"]["rounds"]]
            assert totals == [sum(scores) for scores in zip(*rounds, strict=True)]
            assert first.view["match"]["winners"]
            for page in pages:
                await page.until(lambda p: p.version == first.version)
                assert page.view == {
                    **first.view,
                    "seat": page.seat,
                    "leads": page is first,
                    "position": page.view["position"],
                    "round": {**first.view["round"], "seat": page.seat},
                }

    run(story)
