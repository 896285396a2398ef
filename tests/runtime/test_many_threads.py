"""64 threads at work on 64 streams."""

from .conftest import Build, Run


def test_many_threads(run: Run, build: Build) -> None:
    module = build("../faults/module_kernels.hip", "--genco", suffix=".hipfb")
    result = run("many_threads.hip", args=["64", "2", str(module)])
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {"wrong": "0", "callbacks": "128"}
