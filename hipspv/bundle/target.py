"""The target of a bundle's entry: `<kind>-<triple>[-<processor>[:<feature>(+|-)]...]`.

Source: clang/docs/ClangOffloadBundler.rst, "Bundle Entry ID" and "Target ID"; the comparison of
ids: clang/lib/Driver/OffloadBundler.cpp, isCodeObjectCompatible.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.bundle.errors import BundleError

# The kinds that clang-offload-bundler knows, and those of the offload binary.
KINDS = ("host", "hip", "hipv4", "openmp", "cuda", "sycl", "none")
# Clang 14 to 16 write triples without an environment unchanged, with a processor in its place. The
# form of processors: clang/include/clang/Basic/OffloadArch.h.
_PROCESSOR = re.compile(r"gfx[0-9a-f]+|gfx\d+(-\d+)*-generic|sm_\d+[a-z]?|generic|amdgcnspirv")
_FEATURE = re.compile(r"([^:+-]+)([+-])")
_SHOWN = 100  # characters of an id in a message
_SPLITS = 5  # kind, four components of the triple, and a processor, which may have dashes


class TargetId(NamedTuple):
    """The parts of an entry's id. environment: None where the id has no such component."""

    kind: str
    architecture: str
    vendor: str
    system: str
    environment: str | None = None
    processor: str = ""
    features: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> TargetId:
        """Parse an id as any clang from 14 to 22 writes it. Raises BundleError."""
        head, *features = text.split(":")
        kind, *parts = head.split("-", _SPLITS)
        if len(parts) < 3 or not kind:
            raise BundleError(f"{text[:_SHOWN]!a} is no target: a kind and a triple are needed", field="id")
        environment, processor = None, ""
        if len(parts) > 3 and _PROCESSOR.fullmatch("-".join(parts[3:])):
            processor = "-".join(parts[3:])
        elif len(parts) > 3:
            environment, processor = parts[3], "".join(parts[4:])
        if features and not processor:
            raise BundleError(f"{text[:_SHOWN]!a} has features of no processor", field="id")
        architecture, vendor, system = parts[:3]
        found = _features(text, features)
        return cls(kind, architecture, vendor, system, environment, processor, found)

    @classmethod
    def of_triple(cls, kind: str, triple: str, processor: str) -> TargetId:
        """Return the target of a triple of two to four components, and a processor with features."""
        if not triple:
            raise BundleError("an image of no target triple", field="triple")
        architecture, vendor, system, *rest = [*triple.split("-", 3), "", ""]
        environment = rest[0] if triple.count("-") >= 3 else None
        name, *features = processor.split(":")
        found = _features(processor, features)
        return cls(kind, architecture, vendor, system, environment, name, found)

    def __str__(self) -> str:
        parts = [self.kind, self.architecture, self.vendor, self.system]
        parts += [] if self.environment is None else [self.environment]
        parts += [self.processor] if self.processor else []
        return "-".join(parts) + "".join(f":{name}{sign}" for name, sign in self.features)

    @property
    def triple(self) -> tuple[str, str, str, str]:
        """Return the triple's components; unknown ones are empty."""
        parts = (self.architecture, self.vendor, self.system, self.environment or "")
        architecture, vendor, system, environment = ("" if part == "unknown" else part for part in parts)
        return architecture, vendor, system, environment

    def canonical(self) -> str:
        """Return the id as clang 22 writes it: four components, and features in alphabetical order.

        An unknown component is `unknown`, except amdhsa's environment, which AMD's runtimes expect to be empty.
        """
        parts = [part or "unknown" for part in self.triple]
        if self.system == "amdhsa":
            parts[3] = ""
        features = "".join(f":{name}{sign}" for name, sign in sorted(self.features))
        return "-".join([self.kind, *parts, self.processor]) + features

    def runs_on(self, wanted: TargetId) -> bool:
        """Return true if clang-offload-bundler gives an entry of this target to a request for `wanted`.

        The entry must not name a feature that `wanted` lacks, or has with another sign.
        """
        kinds = {self.kind, wanted.kind}
        if (len(kinds) > 1 and kinds != {"hip", "hipv4"}) or self.triple != wanted.triple:
            return False
        return self.processor == wanted.processor and set(self.features) <= set(wanted.features)


def _features(text: str, words: list[str]) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for word in words:
        match = _FEATURE.fullmatch(word)
        if match is None:
            raise BundleError(f"{text[:_SHOWN]!a}: {word[:_SHOWN]!a} is no feature with + or -", field="id")
        found.append((match[1], match[2]))
    if len(dict(found)) < len(found):
        raise BundleError(f"{text[:_SHOWN]!a} names a feature twice", field="id")
    return tuple(found)
