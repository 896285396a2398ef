"""The limits of a kind of device. hipspv.targets.spirv.profiles reads them from YAML."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """The limits of a kind of device.

    spirv_version: the newest. extensions: of SPIR-V. sub_group_sizes: those that a kernel may
    require. warp_size, max_kernel_arguments (bytes): the defaults of --warp-size= and
    --max-kernel-arguments=. lacks: the missing ones of FEATURES. sources: of these facts.
    """

    name: str
    description: str
    sources: tuple[str, ...]
    spirv_version: str
    extensions: tuple[str, ...]
    sub_group_sizes: tuple[int, ...]
    warp_size: int
    max_kernel_arguments: int
    lacks: tuple[str, ...]
