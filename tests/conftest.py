"""Keeps the user's settings and caches, and the machine's load, away from the tests.

This file also makes pytest import `tests` before any test, for the effect of its __init__.
"""

import os
import shutil
import tempfile
from pathlib import Path

import hypothesis
import pytest

from tests.limits import HANG_S
from tests.preforked import serve
from tests.selection import MARKS, select

# Variables of the compilers and of their programs. HIPSPV_ALL_TESTS and the like choose tests.
_VARIABLES = (
    *("HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES", "HIP_PLATFORM", "HIP_COMPILER"),
    *("HIPSPV_LOG", "HIPSPV_LOG_FILE", "HIPSPV_TRACE", "HIPSPV_CACHE", "HIPSPV_CACHE_BYTES"),
    *("HIPSPV_CC", "HIPSPV_REPRODUCER_DIR", "NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"),
    *("HIPCC_COMPILE_FLAGS_APPEND", "HIPCC_LINK_FLAGS_APPEND", "HIPCC_VERBOSE", "CPATH"),
)

# A busy machine is no reason to fail: examples take as long as they take.
hypothesis.settings.register_profile("busy", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("busy")


def pytest_configure(config: pytest.Config) -> None:
    """Start with empty directories, which the workers of pytest-xdist share."""
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
    if hasattr(config, "workerinput"):
        return
    for name in _VARIABLES:
        os.environ.pop(name, None)
    directory = tempfile.mkdtemp(prefix="hipspv-tests-")
    (Path(directory) / "commands").mkdir()
    stop = serve(Path(directory) / "commands")
    from tests.building import DIRECTORY  # which looks for the commands

    os.environ["HIPSPV_CACHE_DIR"] = f"{directory}/cache"
    os.environ[DIRECTORY] = f"{directory}/built"
    for name in ("HIPSPV_CACHE_DIR", DIRECTORY):
        os.mkdir(os.environ[name])
    # Most tests are of SPIR-V and of the runtime on OpenCL devices. Those of native code name it.
    os.environ.setdefault("HIPSPV_TARGETS", "spirv64")
    # The default is too short for some programs on a machine that is slow or busy.
    os.environ["HIPSPV_BUILD_SECONDS"] = str(HANG_S)
    config.add_cleanup(lambda: shutil.rmtree(directory, ignore_errors=True))
    config.add_cleanup(stop)


@pytest.hookimpl(trylast=True)  # after pytest's own selection, for -k
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = select(items, config.args)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]
