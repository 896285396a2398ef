"""The page in a real browser: it loads nothing else, has no errors, and all is in its place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.driver.conftest import _run
from tests.report.browser import PROGRAM, Browser, browser

pytestmark = pytest.mark.skipif(not PROGRAM, reason="needs Debian's chromium")

SOURCE = """\
#include <hip/hip_runtime.h>
__global__ void scale(float *out, const float *in, float factor) { *out = *in * factor; }
"""
_SHOWN = "document.querySelector({!r}).checkVisibility()"
_NEWS = ("Network.requestWillBeSent", "Log.entryAdded", "Runtime.consoleAPICalled")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("page")
    (directory / "a.hip").write_text(SOURCE)
    done = _run(directory, "cc", ("-g", "--save-temps=html", "-c", "a.hip", "-o", "a.o"), {})
    assert done.returncode == 0, done.stderr
    return directory / "a.html"


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("profile")) as found:
        yield found


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [1280, 400])
def test_the_page_shows_without_scripts_or_network(chromium: Browser, page: Path, width: int, dark: bool) -> None:
    chromium.open(page, width, dark)
    news = [event for event in chromium.events if event["method"] in _NEWS]
    assert [event["method"] for event in news] == ["Network.requestWillBeSent"]  # the page
    assert news[0]["params"]["request"]["url"] == page.as_uri()
    for element in ("h1", "#stages .bar i", "#kernels td", "#passes .bar", "#spirv [open] pre"):
        assert chromium.value(_SHOWN.format(element)), element
    assert chromium.value("document.documentElement.scrollWidth") <= width
    assert chromium.value("document.scripts.length") == 0
    colours = chromium.value("getComputedStyle(document.body).backgroundColor")
    assert (colours == "rgb(18, 22, 28)") == dark


def test_folded_sections_open(chromium: Browser, page: Path) -> None:
    chromium.open(page)
    command = "#stages details .command"
    assert not chromium.value(_SHOWN.format(command))
    chromium.value("document.querySelector('#stages summary').click()")
    assert chromium.value(_SHOWN.format(command))
    assert "--cuda-device-only" in chromium.value(f"document.querySelector({command!r}).innerText")


def test_it_prints(chromium: Browser, page: Path) -> None:
    chromium.open(page)
    assert len(chromium.call("Page.printToPDF")["data"]) > 10_000
