"""External memory and semaphores, graphics resources."""

from __future__ import annotations

from .conftest import Run

INVALID = "hipErrorInvalidValue"
UNSUPPORTED = "hipErrorNotSupported"


def test_external(run: Run) -> None:
    result = run("external.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert "semaphores" in result.stderr
    assert "OpenGL" in result.stderr
    assert result.values == {
        "wrong": "0",
        "beyond": INVALID,
        "buffer.null": INVALID,
        "buffer.memory": INVALID,
        "buffer.description": INVALID,
        "buffer.beyond": INVALID,
        "buffer.flags": INVALID,
        "mipmap": UNSUPPORTED,
        "mipmap.null": INVALID,
        "destroyed": INVALID,
        "destroy.null": INVALID,
        "buffer.lives": "0",
        "freed": INVALID,
        "import.larger": INVALID,
        "import.null": INVALID,
        "import.description": INVALID,
        "import.closed": INVALID,
        "import.size": INVALID,
        "import.type": INVALID,
        "import.win32": UNSUPPORTED,
        "import.flags": INVALID,
        "import.unmappable": UNSUPPORTED,
        "semaphore": UNSUPPORTED,
        "semaphore.null": INVALID,
        "semaphore.description": INVALID,
        "semaphore.type": INVALID,
        "signal": INVALID,
        "signal.null": INVALID,
        "wait": INVALID,
        "wait.null": INVALID,
        "semaphore.destroy": INVALID,
        "gl.devices": "hipErrorNoDevice",
        "gl.devices.count": "0",
        "gl.devices.list": INVALID,
        "gl.devices.null": INVALID,
        "gl.buffer": UNSUPPORTED,
        "gl.buffer.null": INVALID,
        "gl.buffer.flags": INVALID,
        "gl.image": UNSUPPORTED,
        "gl.image.null": INVALID,
        "gl.map": "hipErrorInvalidHandle",
        "gl.map.null": INVALID,
        "gl.unmap": "hipErrorInvalidHandle",
        "gl.unmap.count": INVALID,
        "gl.array": "hipErrorInvalidHandle",
        "gl.array.null": INVALID,
        "gl.pointer": "hipErrorInvalidHandle",
        "gl.pointer.null": INVALID,
        "gl.unregister": "hipErrorInvalidHandle",
        "gl.unregister.null": INVALID,
    }
