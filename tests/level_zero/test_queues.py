"""The order of queues over the test driver, whose commands overtake each other."""

import pytest

from .running import VERSIONS, Run, sections

PROGRAM = "queues.hip"


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("section", sections(PROGRAM))
def test_section(run: Run, section: str, version: str) -> None:
    # Counters of 32 bits begin again after 0.43 s.
    settings = {"HIPSPV_TEST_ZE_SHUFFLE": "1", "HIPSPV_TEST_ZE_TIMER": "10000000000"}
    result = run(PROGRAM, section, version, settings)
    assert (result.status, result.stdout) == (0, ""), result.stderr
    # A command looks at a few events to find one that it can use again, not at all of them.
    assert run.calls()["zeEventHostSynchronize"] < 20 * 500
