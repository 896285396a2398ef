"""The calls of tests/runtime's programs keep the rules. Their results don't matter."""

from pathlib import Path

import pytest

from tests.runtime.conftest import HERE, Build
from tests.runtime.test_sections import MODULES, OPENCL, SECTIONS, TWICE
from tests.selection import pick

from .products import PRODUCTS
from .running import newest

# The host still writes to their memory after it was freed, or after the function that holds it has returned: host
# functions and values run in the order of a stream, and in the capture mode a wait for the stream ends at once.
HOST_WORKS = {
    "callbacks.hip": {"api_inside", "many_streams", "status"},
    "capture.hip": {"kinds"},
    "graphs.hip": {"batches"},
    "ordering.hip": {"devices"},
    "peers.hip": {"copies"},
    "streams.hip": {"host_functions"},
    "wait_value.hip": {"device_memory", "managed_memory", "pinned_memory", "registered_memory"},
    "waits.hip": {"copies_after_a_host_function"},
}
# The status of a section whose results are right or wrong, and of those that end the program.
ENDS = {("callbacks.hip", "exit_in_function"): 5, ("wait_value.hip", "exit_while_waiting"): 6}


def chosen() -> list[tuple[str, str]]:
    """Each program's file and the sections in it, but for those that can't run here."""
    pairs = {(str(case.values[0]), str(case.values[1])) for case in SECTIONS}
    return sorted((file, name) for file, name in pairs if name not in HOST_WORKS.get(file, ()) and file not in OPENCL)


@pytest.mark.sampled(of=20)
@pytest.mark.parametrize(("source", "section"), chosen())
def test_section(sid: Path, build: Build, source: str, section: str, tmp_path: Path) -> None:
    program = build(source, f"-I{HERE.parents[1]}")
    argv = [section]
    for name in MODULES.get(source, []):
        module = build(name, "--genco", suffix=".hipfb")
        (tmp_path / module.name).hardlink_to(module)
        argv.append(str(tmp_path / module.name))
    product = pick(f"{source} {section}", PRODUCTS)
    run = newest(sid, product, program, tmp_path, argv, 1 + (source in TWICE))
    assert run.result.status in (ENDS.get((source, section), 0), 1), run.result.stderr
    assert run.broken() == [], product.name
