"""Programs that print `key=value` lines, which values.yaml has."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fuzz.readers import native

from .conftest import HERE, VALUES, Run, execute

# Options of the compiler and the environment, by the name in values.yaml. It begins with the file of the program.
PROGRAMS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    **dict.fromkeys(("arguments.hip", "errors.hip", "only_thread.hip", "per_thread.hip"), ((), {})),
    **dict.fromkeys(("reset.hip", "symbols.hip", "threads.hip", "timing.hip"), ((), {})),
    **dict.fromkeys(("fill_order.hip", "fill_order.cu", "waiting.hip"), ((), {})),
    "fill_order.hip of HIP 6": (("--hip-version=6.2",), {}),
    "per_thread.hip by option": (("-fgpu-default-stream=per-thread",), {}),
    "devices.hip": ((), {"HIP_VISIBLE_DEVICES": "0"}),
    "devices.hip twice": ((), {"HIPSPV_DEBUG_REPEAT": "3", "HIP_VISIBLE_DEVICES": "2,0"}),
    "resetting.hip": ((), {"HIPSPV_DEBUG_REPEAT": "2"}),
}
# Programs of the runtime's files for modules, which need no device.
MODULES = ("function_controls.cpp", "uniform_groups.cpp")


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(run: Run, name: str) -> None:
    flags, environment = PROGRAMS[name]
    run(name.split()[0], *flags, env=environment).prints(name)


@pytest.mark.parametrize("name", MODULES)
def test_program_of_modules(name: str) -> None:
    execute([str(native.program(HERE / name))]).prints(name)


def test_copies_of_both_sides(unit: Callable[[str], Path]) -> None:
    """Memory that the host and a device change, each in its own copy."""
    execute([str(unit("twin"))]).prints("twin.cpp")


def test_all_values_are_used() -> None:
    text = "".join(path.read_text() for path in HERE.glob("test_*.py"))
    assert [name for name in VALUES if f'"{name}"' not in text and name != "twin.cpp"] == []
