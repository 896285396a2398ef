"""The visible devices."""

from pathlib import Path

import pytest

from .conftest import OPENCL, Result, Run


def visible(run: Run, **env: str) -> Result:
    result = run("devices_visible.hip", env={"HIPSPV_DEBUG_REPEAT": "3", **OPENCL, **env})
    assert result.status == 0, result.stdout + result.stderr
    return result


def test_visible_by_uuid(run: Run) -> None:
    everything = visible(run).values
    uuids = [everything[f"uuid.{i}"] for i in range(3)]
    assert len(set(uuids)) == 3
    assert [everything[f"pci.{i}"] for i in range(3)] == ["0", "1", "2"]
    amd = "AuthenticAMD" in Path("/proc/cpuinfo").read_text()
    assert (everything["link"], everything["hops"]) == ("0" if amd else "1", "0")
    assert (everything["p2p"], everything["choose"], everything["choose.none"]) == ("1", "0", "0")
    dashed = "-".join([uuids[2][:8], uuids[2][8:12], uuids[2][12:]]).upper()
    chosen = visible(run, HIP_VISIBLE_DEVICES=f"GPU-{dashed}, 0").values
    assert (chosen["count"], chosen["uuid.0"], chosen["uuid.1"]) == ("2", uuids[2], uuids[0])


@pytest.mark.parametrize(
    ("env", "count"),
    [
        ({"CUDA_VISIBLE_DEVICES": "1"}, "1"),
        ({"CUDA_VISIBLE_DEVICES": "1", "HIP_VISIBLE_DEVICES": "0,2"}, "2"),
        ({"HIP_VISIBLE_DEVICES": "0,7,1"}, "1"),
        ({"HIP_VISIBLE_DEVICES": "0,0"}, "1"),
        ({"HIP_VISIBLE_DEVICES": "1,0x"}, "1"),
        ({"HIP_VISIBLE_DEVICES": "-1"}, "0"),
        ({"HIP_VISIBLE_DEVICES": ""}, "0"),
        ({"HIP_VISIBLE_DEVICES": "GPU-"}, "0"),
        ({"HIP_VISIBLE_DEVICES": "GPU-zz"}, "0"),
    ],
)
def test_visible(run: Run, env: dict[str, str], count: str) -> None:
    values = visible(run, **env).values
    assert values["count"] == count
    assert values["result"] == ("hipErrorNoDevice" if count == "0" else "hipSuccess")


def test_a_list_that_hides_all_is_told_first(run: Run) -> None:
    result = visible(run, HIP_VISIBLE_DEVICES="7")
    first, *devices, remedy = result.stderr.splitlines()
    assert first == ("hipspv: error: HIP_VISIBLE_DEVICES=7 hides all 3 devices: it names none of")
    assert [line.split(":")[0] for line in devices] == ["  0", "  1", "  2"]
    assert remedy == "  remedy: unset HIP_VISIBLE_DEVICES, or list these numbers in it"
    for none in ("", "-1"):  # values that mean to hide all
        assert visible(run, CUDA_VISIBLE_DEVICES=none).stderr == ""


def test_why_a_list_ends(run: Run) -> None:
    result = visible(run, HIP_VISIBLE_DEVICES="0,nine", HIPSPV_LOG="info")
    assert 'HIP_VISIBLE_DEVICES=0,nine: "nine" isn\'t a device' in result.stderr
