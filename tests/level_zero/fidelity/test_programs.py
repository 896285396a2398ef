"""The outcomes of HIP calls on each product, and the rules that the back end's calls keep."""

import re
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import HERE as SECTIONS
from tests.selection import nightly

from .products import LEGACY, OLD, PRODUCTS, Product
from .running import newest, oldest

PROGRAMS = Path(__file__).parent / "programs"
BY_NAME = {product.name: product for product in PRODUCTS}
# The errors of the driver that a section provokes, by function.
PROVOKED = {
    ("kernels.hip", "refused_build"): [
        ("zeModuleCreate", "ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY"),
        ("zeModuleCreate", "ZE_RESULT_ERROR_MODULE_BUILD_FAILURE"),  # of the legacy driver
    ]
}
# 22.43 breaks where it writes another device's memory to its file, and the legacy driver refuses to
# make that resident. Its devices are parts of processors, of which no machine has two.
NOT_OLD = (("memory.hip", "peers"),)
LONG = (("devices.hip", "reset"), ("devices.hip", "refusals"), ("kernels.hip", "functions"))
TWO_DEVICES = (("devices.hip", "properties"), ("memory.hip", "peers"))


def sections() -> list[tuple[str, str]]:
    """Each program's file and the sections in it."""
    files = [file for file in sorted(PROGRAMS.glob("*.hip")) if file.name != "module.hip"]
    pattern = re.compile(r"^SECTION\((\w+)\)", re.M)
    return [(file.name, name) for file in files for name in pattern.findall(file.read_text())]


def program(source: str) -> Path:
    return built(COMPILER, "-O1", "-w", "-std=c++20", f"-I{SECTIONS}", PROGRAMS / source)


def argv(source: str, section: str, product: Product, work: Path) -> list[str]:
    """The program's arguments; files among them are in its directory, which the root has too."""
    if source == "modules.hip":
        module = built(COMPILER, "-O1", "--genco", PROGRAMS / "module.hip", name="module.hipfb")
        (work / module.name).hardlink_to(module)
        return [section, str(work / module.name), "/usr/bin/env"]
    slices, subslices, _ = product.units.split("x")
    return [section, str(devices(source, section)), str(int(slices) * int(subslices))]


def devices(source: str, section: str) -> int:
    return 1 + ((source, section) in TWO_DEVICES)


@pytest.mark.sampled("product", of=4)
@pytest.mark.parametrize(
    ("source", "section", "product"),
    [
        (nightly if pair in LONG else pytest.param)(*pair, product.name)
        for pair in sections()
        for product in PRODUCTS
        if product.driver != LEGACY or pair not in NOT_OLD
    ],
)
def test_on_the_newest_driver(sid: Path, source: str, section: str, product: str, tmp_path: Path) -> None:
    given = argv(source, section, BY_NAME[product], tmp_path)
    run = newest(sid, BY_NAME[product], program(source), tmp_path, given, devices(source, section))
    assert (run.result.status, run.result.stdout) == (0, ""), run.result.stderr
    assert run.broken(PROVOKED.get((source, section), ())) == []
    assert any(call.function == "zeDeviceGetProperties" for call in run.processes[0])


@pytest.mark.sampled("product", of=2)
@pytest.mark.parametrize("product", OLD)
@pytest.mark.parametrize(("source", "section"), [pair for pair in sections() if pair not in NOT_OLD])
def test_on_the_installed_driver(installed: None, source: str, section: str, product: str, tmp_path: Path) -> None:
    given = argv(source, section, BY_NAME[product], tmp_path)
    result = oldest(BY_NAME[product], program(source), tmp_path, given, devices(source, section))
    assert (result.status, result.stdout) == (0, ""), result.stderr
