"""HIP 7's semantics, for programs that ask for them."""

from __future__ import annotations

import pytest

from .conftest import Run

HIP_6 = {
    "null.pointer": "hipErrorInvalidValue",
    "null.attributes": "hipErrorInvalidValue",
    "null.free": "hipErrorInvalidValue",
    "last": "hipErrorInvalidValue",
    "texture.offset": "hipErrorInvalidValue",
    "texture.bind": "hipErrorInvalidValue",
    "texture.array": "hipErrorInvalidValue",
    "stream": "hipErrorContextIsDestroyed",
    "legacy": "hipSuccess",
    "capture.managed": "hipErrorStreamCaptureUnsupported",
    "capture.cache": "hipSuccess",
    "capture.pool": "hipSuccess",
    "capture.together": "hipSuccess",
}
HIP_7 = {
    "null.pointer": "hipSuccess",
    "null.attributes": "hipSuccess",
    "null.free": "hipSuccess",
    "last": "hipErrorInvalidValue",
    "texture.offset": "hipErrorInvalidTexture",
    "texture.bind": "hipErrorNotFound",
    "texture.array": "hipErrorInvalidChannelDescriptor",
    "stream": "hipErrorInvalidHandle",
    "legacy": "hipErrorInvalidHandle",
    **dict.fromkeys(
        ("capture.managed", "capture.cache", "capture.pool", "capture.together"),
        "hipErrorStreamCaptureUnsupported",
    ),
}


@pytest.mark.parametrize(
    ("flags", "expected"),
    [([], HIP_6), (["-DHIP_FORCE_API_VERSION=700"], HIP_7)],
    ids=["6", "7"],
)
def test_versions(run: Run, flags: list[str], expected: dict[str, str]) -> None:
    result = run("versions.hip", *flags)
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == expected
