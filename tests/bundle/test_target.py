"""Ids of bundles' entries, and which of them fit which target."""

from __future__ import annotations

import pytest

from hipspv.bundle.errors import BundleError
from hipspv.bundle.target import TargetId

AMD = ("amdgcn", "amd", "amdhsa")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("host-x86_64-unknown-linux-gnu", ("host", "x86_64", "unknown", "linux", "gnu")),
        ("host-x86_64-unknown-linux-gnu-", ("host", "x86_64", "unknown", "linux", "gnu")),
        ("host-x86_64-unknown-linux", ("host", "x86_64", "unknown", "linux", None)),
        ("hip-spirv64----generic", ("hip", "spirv64", "", "", "", "generic")),
        ("hipv4-amdgcn-amd-amdhsa--gfx90a", ("hipv4", *AMD, "", "gfx90a")),
        # Clang 14 to 16 write a triple of three components as given.
        ("openmp-amdgcn-amd-amdhsa-gfx906", ("openmp", *AMD, None, "gfx906")),
        ("openmp-nvptx64-nvidia-cuda-sm_70", ("openmp", "nvptx64", "nvidia", "cuda", None, "sm_70")),
        ("hip-amdgcn-amd-amdhsa--gfx9-4-generic", ("hip", *AMD, "", "gfx9-4-generic")),
        ("hip-amdgcn-amd-amdhsa-gfx9-4-generic", ("hip", *AMD, None, "gfx9-4-generic")),
        (
            "openmp-amdgcn-amd-amdhsa-gfx906:sramecc-:xnack+",
            ("openmp", *AMD, None, "gfx906", (("sramecc", "-"), ("xnack", "+"))),
        ),
        ("hip-amdgcn-amd-amdhsa--gfx90a:xnack+", ("hip", *AMD, "", "gfx90a", (("xnack", "+"),))),
    ],
)
def test_parts(text: str, expected: tuple[object, ...]) -> None:
    found = TargetId.parse(text)
    assert tuple(found)[: len(expected)] == expected
    assert not any(tuple(found)[len(expected) :])


@pytest.mark.parametrize(
    "text",
    ["", "host", "hip-spirv64", "hip-spirv64-", "-a-b-c-d", "hip-a-b-c-d:xnack+"]
    + [f"hip-amdgcn-amd-amdhsa--gfx90a{end}" for end in (":", ":xnack", ":+", ":a+:a-", ":a+b")],
)
def test_what_is_no_id(text: str) -> None:
    with pytest.raises(BundleError) as caught:
        TargetId.parse(text)
    assert caught.value.field == "id"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("hip-spirv64----generic", "hip-spirv64-unknown-unknown-unknown-generic"),
        ("host-x86_64-unknown-linux-gnu", "host-x86_64-unknown-linux-gnu-"),
        ("host-x86_64--linux-gnu", "host-x86_64-unknown-linux-gnu-"),
        ("hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+", "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+"),
        ("hipv4-amdgcn-amd-amdhsa-unknown-gfx90a", "hipv4-amdgcn-amd-amdhsa--gfx90a"),
        ("hip-amdgcn-amd-amdhsa-gfx906:xnack-:sramecc+", "hip-amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-"),
        ("hip-nvptx64-nvidia-cuda--sm_70", "hip-nvptx64-nvidia-cuda-unknown-sm_70"),
    ],
)
def test_canonical_form(text: str, canonical: str) -> None:
    target = TargetId.parse(text)
    assert target.canonical() == canonical
    again = TargetId.parse(canonical)
    assert again.canonical() == canonical
    assert target.runs_on(again) and again.runs_on(target)


GFX = "hip-amdgcn-amd-amdhsa--gfx90a"


@pytest.mark.parametrize(
    ("entry", "wanted", "fits"),
    [
        (GFX, GFX, True),
        (GFX, f"{GFX}:xnack+", True),
        (f"{GFX}:xnack+", GFX, False),
        (f"{GFX}:xnack+", f"{GFX}:xnack-", False),
        (f"{GFX}:xnack+", f"{GFX}:sramecc-:xnack+", True),
        (f"{GFX}:xnack+:sramecc-", f"{GFX}:sramecc-:xnack+", True),
        (GFX.replace("hip", "hipv4"), GFX, True),
        (GFX.replace("hip", "openmp"), GFX, False),
        (GFX, GFX.replace("90a", "906"), False),
        (GFX, GFX.replace("--", "-unknown-"), True),
        (GFX, GFX.replace("--", "-"), True),
        (GFX, GFX.replace("-amd-", "--"), False),
        ("host-x86_64-unknown-linux-gnu", "host-x86_64-unknown-linux-gnu-", True),
        ("host-x86_64-unknown-linux-gnu", "host-x86_64-unknown-linux-musl", False),
    ],
)
def test_what_fits(entry: str, wanted: str, fits: bool) -> None:
    assert TargetId.parse(entry).runs_on(TargetId.parse(wanted)) is fits
