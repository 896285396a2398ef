"""Keeps the user's settings and caches, and the machine's load, away from the tests.

This file also makes pytest import `tests` before any test, for the effect of its __init__.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import hypothesis
import pytest

from tests.building import DIRECTORY
from tests.limits import HANG_S
from tests.rotation import TURN, resting, select

TESTS = Path(__file__).resolve().parent

# Variables of the compilers and of their programs. HIPSPV_ALL_TESTS and the like choose tests.
_VARIABLES = (
    *("HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES", "HIP_PLATFORM", "HIP_COMPILER"),
    *("HIPSPV_LOG", "HIPSPV_LOG_FILE", "HIPSPV_TRACE", "HIPSPV_CACHE", "HIPSPV_CACHE_BYTES"),
    *("HIPSPV_CC", "HIPSPV_REPRODUCER_DIR", "NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"),
    *("HIPCC_COMPILE_FLAGS_APPEND", "HIPCC_LINK_FLAGS_APPEND", "HIPCC_VERBOSE", "CPATH"),
)

# A busy machine is no reason to fail: examples take as long as they take.
hypothesis.settings.register_profile(
    "busy", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("busy")


def pytest_configure(config: pytest.Config) -> None:
    """Start with empty directories, which the workers of pytest-xdist share."""
    config.addinivalue_line("markers", "in_turns(*arguments, always=None, of=1): tests/rotation.py")
    config.addinivalue_line("markers", "every_turn: tests/rotation.py")
    if hasattr(config, "workerinput"):
        return
    for name in _VARIABLES:
        os.environ.pop(name, None)
    directory = tempfile.mkdtemp(prefix="hipspv-tests-")
    os.environ["HIPSPV_CACHE_DIR"] = f"{directory}/cache"
    os.environ[DIRECTORY] = f"{directory}/built"
    for name in ("HIPSPV_CACHE_DIR", DIRECTORY):
        os.mkdir(os.environ[name])
    os.environ.setdefault(TURN, str(_day()))
    # The default is too short for some programs on a machine that is slow or busy.
    os.environ["HIPSPV_BUILD_SECONDS"] = str(HANG_S)
    config.add_cleanup(lambda: shutil.rmtree(directory, ignore_errors=True))


@pytest.hookimpl(trylast=True)  # after pytest's own selection, for -k
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = resting() if _is_whole(config) else frozenset[str]()
    runs = [item for item in items if _directory(item) not in left_out or _always(item)]
    chosen = select(runs)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def pytest_report_header(config: pytest.Config) -> str:
    left_out = f", without {sorted(resting())}" if resting() and _is_whole(config) else ""
    return f"{TURN}={os.environ[TURN]}{left_out}"


def _is_whole(config: pytest.Config) -> bool:
    """True for a run of all directories."""
    return [config.invocation_params.dir / argument for argument in config.args] == [TESTS]


def _always(item: pytest.Item) -> bool:
    """Whether the item runs in each run of all directories."""
    return item.get_closest_marker("every_turn") is not None


def _directory(item: pytest.Item) -> str:
    """The directory of tests that the item is in."""
    return item.path.relative_to(TESTS).parts[0]


def _day() -> int:
    """The day of the last commit, or today outside a checkout."""
    command = ["git", "log", "-1", "--format=%ct"]
    root = Path(__file__).resolve().parents[1]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
        seconds = int(done.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        seconds = int(time.time())
    return seconds // 86400
