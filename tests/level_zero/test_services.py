"""The optional services of the back end for Level Zero, over the test driver."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import HERE as SECTIONS
from tests.runtime.conftest import Result, execute
from tests.standins.level_zero.build import environment

HERE = Path(__file__).parent

PROGRAM = HERE / "services.hip"
TWO = {"HIPSPV_TEST_ZE_DEVICES": "2"}
# Forms of memory's handles: a descriptor, or the driver fetches the file itself.
DESCRIPTOR, OPAQUE = {"HIPSPV_TEST_ZE_IPC": "fd"}, {"HIPSPV_TEST_ZE_IPC": "pid"}


class Services:
    def __init__(self, driver: Path, log: Path) -> None:
        self._driver = driver
        self._log = log

    def run(self, section: str, env: Mapping[str, str] | None = None, program: Path = PROGRAM) -> Result:
        path = built(COMPILER, "-O1", "-w", program)
        usual = {"HIPSPV_BACKEND": "level_zero", "HIPSPV_CACHE": "0", **environment(self._driver)}
        usual["HIPSPV_TEST_ZE_LOG"] = str(self._log)
        result = execute([str(path), section], {**usual, **(env or {})})
        assert result.status == 0, result.stdout + result.stderr
        return result

    def calls(self) -> Counter[str]:
        return Counter(line.split()[0] for line in self._log.read_text().splitlines())


@pytest.fixture
def services(driver: Path, tmp_path: Path) -> Services:
    return Services(driver, tmp_path / "log")


def test_peers(services: Services) -> None:
    services.run("peers", TWO)
    calls = services.calls()
    # Of the other device's memory that is there when access is allowed, and later.
    assert calls["zeContextMakeMemoryResident"] == calls["zeContextEvictMemory"] == 2


def test_devices_apart(services: Services) -> None:
    result = services.run("apart", {**TWO, "HIPSPV_TEST_ZE_PEERS": "0"})
    assert "can't reach the memory" in result.stderr


def test_arguments_follow_the_memory_of_peers(services: Services) -> None:
    services.run("arguments", TWO)
    # The second launch of three finds both arguments as they are, the third one only a value.
    assert services.calls()["zeKernelSetArgumentValue"] == 4


@pytest.mark.parametrize("env", [DESCRIPTOR, OPAQUE], ids=["descriptor", "opaque"])
def test_processes_share_memory(services: Services, env: dict[str, str]) -> None:
    services.run("sharing", env)
    # The parent's. Its child opens a handle once.
    calls = services.calls()
    assert calls["zeMemGetIpcHandle"] == 1
    assert calls["zeMemCloseIpcHandle"] == 1


def test_a_descriptor_that_is_another_file(services: Services) -> None:
    services.run("reused_descriptor", DESCRIPTOR)


def test_a_process_that_may_not_ask(services: Services) -> None:
    assert "SYS_PTRACE" in services.run("refused", DESCRIPTOR).stderr


@pytest.mark.parametrize("section", ["memory", "event"])
def test_processes_of_the_runtime_s_own_test(services: Services, section: str) -> None:
    services.run(section, DESCRIPTOR, SECTIONS / "ipc.hip")


@pytest.mark.parametrize("section", ["grow", "alias", "access"])
def test_virtual_memory(services: Services, section: str) -> None:
    services.run(section, program=SECTIONS / "virtual_memory.hip")


def test_access_of_virtual_memory(services: Services) -> None:
    services.run("access", TWO)


def test_a_driver_without_virtual_memory(services: Services) -> None:
    services.run("no_addresses", {"HIPSPV_TEST_ZE_FAIL": "zeVirtualMemReserve=78000003"})


def test_processes_share_physical_memory(services: Services, loader: Path) -> None:
    env = {"HIPSPV_TEST_ZE_API": "1.15", "LD_LIBRARY_PATH": str(loader)}
    services.run("share", env, SECTIONS / "virtual_memory.hip")


def test_physical_memory_without_descriptors(services: Services) -> None:
    result = services.run("unshareable", {"HIPSPV_TEST_ZE_API": "1.9"})
    assert "hipIpcGetMemHandle" in result.stderr


@pytest.mark.parametrize("closes", ["0", "1"])
def test_external_memory(services: Services, closes: str) -> None:
    services.run("external", {"HIPSPV_TEST_ZE_CLOSES": closes})


def test_pinning(services: Services) -> None:
    services.run("pinning", {"HIPSPV_TEST_ZE_API": "1.14"})


def test_a_driver_that_pins_nothing(services: Services) -> None:
    services.run("unpinned", {"HIPSPV_TEST_ZE_API": "1.13"})


@pytest.mark.parametrize("api", ["1.13", "1.4"])
def test_advice(services: Services, api: str) -> None:
    """The host isn't a place before 1.7: the driver refuses the hint."""
    services.run("advice", {"HIPSPV_TEST_ZE_API": api})
    assert services.calls()["zeCommandListAppendMemAdvise"] == 8
