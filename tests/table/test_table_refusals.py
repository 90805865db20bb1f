"""Every way in which a table says no is known to the page, and tested."""

from pathlib import Path

from greenpaw.table.refusal import REFUSALS, refusal

TESTS = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))


def test_every_refusal_is_reached_by_a_test() -> None:
    assert [code for code in REFUSALS if f'"{code}"' not in TESTS] == []


def test_a_refusal_says_why_in_a_sentence() -> None:
    for code, text in REFUSALS.items():
        assert refusal(code).text == text
        assert text[0].islower()
        assert not text.endswith(".")
