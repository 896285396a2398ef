"""distcc in front: it takes .cpp files, preprocesses them here and compiles the text elsewhere."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cache.test_ccache import CC
from tests.cache.test_preprocessed import PROGRAM

# distccd drops root's rights, and then can't reach an environment in root's home.
_USER = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A distccd of the test's own: the value of DISTCC_HOSTS, and its log."""
    found = shutil.which("distccd")
    if found is None:
        pytest.skip("distcc isn't installed (apt install distcc)")
    user = _USER if os.geteuid() == 0 else []
    if user and subprocess.run([*user, "true"], capture_output=True).returncode:
        pytest.skip("distccd needs a user other than root, and this kernel allows no namespaces")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path / "log"
    argv = [*user, found, "--no-detach", "--daemon", "--port", str(port), "--jobs", "2"]
    argv += ["--allow", "127.0.0.1", "--listen", "127.0.0.1", "--enable-tcp-insecure"]
    with log.open("wb") as file, subprocess.Popen([*argv, "--log-stderr"], stderr=file) as daemon:
        for _ in range(100):
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"127.0.0.1:{port}/2", log
        daemon.terminate()


def test_sources_are_compiled_elsewhere(tmp_path: Path, server: tuple[str, Path]) -> None:
    hosts, log = server
    (tmp_path / "p.cpp").write_text(PROGRAM)
    own = {"DISTCC_HOSTS": hosts, "DISTCC_FALLBACK": "0", "DISTCC_DIR": str(tmp_path / "distcc")}
    (tmp_path / "distcc").mkdir()
    environment = {**os.environ, **own, "HIPSPV_CACHE": "0"}
    argv = ["distcc", CC, "-O2", "-c", "p.cpp", "-o", "p.o"]
    subprocess.run(argv, cwd=tmp_path, env=environment, check=True)
    for _ in range(100):  # the server logs the job after its answer
        if "COMPILE_OK" in log.read_text(errors="replace"):
            break
        time.sleep(0.05)
    else:
        pytest.fail(log.read_text(errors="replace"))
    subprocess.run([CC, "p.o", "-o", "p"], cwd=tmp_path, check=True)
    subprocess.run([tmp_path / "p"], cwd=tmp_path, check=True)
