"""Through an address that isn't loopback, over plain HTTP: what friends in the same network have."""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from people import People
from playing import play_on
from playwright.sync_api import expect

from greenpaw.server.serve import lan_address

MADE = "198.51.100.7"
"""For documentation only (RFC 5737); given to the interface `lo`, which leads nowhere."""


@pytest.fixture
def address() -> Iterator[str]:
    """This machine's own address, or one made for the test. Nothing is sent beyond this machine."""
    own = lan_address()
    if own is not None:
        yield own
        return
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.fail("no address but loopback; as root, with iproute2, one would be made", pytrace=False)
    subprocess.run(["ip", "addr", "replace", f"{MADE}/32", "dev", "lo"], check=True)
    try:
        yield MADE
    finally:
        subprocess.run(["ip", "addr", "del", f"{MADE}/32", "dev", "lo"], check=True)


def test_friends_in_the_same_network_play(serve: Any, people: People, address: str) -> None:
    served = serve(host=address)
    assert served.root.startswith(f"http://{address}:")
    ann = people.come("Ann")
    link = ann.open_table(served.root)
    assert link.startswith(f"{served.root}/t/")
    assert ann.page.evaluate("isSecureContext") is False

    # There is no clipboard object here: the old way copies.
    assert ann.page.evaluate("navigator.clipboard === undefined") is True
    ann.page.evaluate("addEventListener('copy', () => (window.copied = String(getSelection())))")
    ann.tap(ann.button("copy"))
    expect(ann.button("copied")).to_be_visible()
    assert ann.page.evaluate("copied") == link

    bo = people.come("Bo")
    bo.sit(link)
    ann.tap(ann.button("start"))
    ann.page.locator("main .hand").wait_for()
    assert len(play_on([ann, bo], random.Random(0), decisions=6)) == 6


def test_their_browsers_have_nothing_to_complain_of(serve: Any, people: People, address: str) -> None:
    ann = people.come("Ann")
    ann.page.goto(f"{serve(host=address).root}/")
    expect(ann.button("open-table")).to_be_visible()
    assert people.complaints() == []
