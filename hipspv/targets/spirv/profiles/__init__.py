"""Target profiles: a kind of device's limits, from a YAML file. docs/user-guide.md describes it.

Imported only when a profile is asked for: PyYAML takes 10 ms.
"""

from __future__ import annotations

import os
from typing import Any

import yaml

from hipspv.core.errors import DriverError
from hipspv.core.profile import Profile
from hipspv.core.settings import ARGUMENT_BYTES, WARP_SIZES

_DIRECTORY = os.path.dirname(__file__)
# Allowed keys of `features`; hipspv.passes.checks.features finds them in kernels.
FEATURES = (
    *("fp64", "fp16", "int64_atomics", "generic_pointers", "program_scope_variables", "images"),
    *("sub_groups", "sub_group_ballot", "sub_group_vote", "sub_group_shuffle"),
    "sub_group_arithmetic",
)
_VERSIONS = ("1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6")


def names() -> list[str]:
    """Return the names of the profiles that come with hipspv."""
    return sorted(name.removesuffix(".yaml") for name in os.listdir(_DIRECTORY) if name.endswith(".yaml"))


def load(wanted: str) -> Profile:
    """Load the profile of a name, or from a file whose path ends in .yaml or .yml.

    Raises DriverError for an unknown name and for an invalid file.
    """
    path = wanted
    if not wanted.endswith((".yaml", ".yml")):
        path = os.path.join(_DIRECTORY, wanted + ".yaml")
        if not os.path.isfile(path):
            raise DriverError(
                f"no target profile '{wanted}'",
                f"there are {', '.join(names())}, or give a file: --target-profile=./mine.yaml",
            )
    try:
        with open(path, encoding="utf-8") as file:
            content = yaml.safe_load(file)
        return _profile(content, os.path.basename(path).rpartition(".")[0])
    except OSError as error:
        raise DriverError(f"{wanted}: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise DriverError(f"{wanted}: {' '.join(str(error).split())}") from None
    except ValueError as error:
        raise DriverError(f"{wanted}: {error}", "docs/user-guide.md describes the file") from None


def _profile(content: Any, name: str) -> Profile:
    """Build the profile. Every key is required: a missing fact is unknown, not a default."""
    table = _table(content, "the file", Profile.__annotations__.keys() - {"name", "lacks"})
    features = _table(table.pop("features", None), "features", FEATURES)
    for feature, value in features.items():
        _check(isinstance(value, bool), feature, value, "true or false")
    _check(table["spirv_version"] in _VERSIONS, "spirv_version", table["spirv_version"], "1.0 …")
    limits = (
        ("warp_size", WARP_SIZES, "4, 8, 16, 32 or 64"),
        ("max_kernel_arguments", ARGUMENT_BYTES, "64 to 1048575"),
    )
    for key, allowed, expected in limits:
        _check(type(table[key]) is int and table[key] in allowed, key, table[key], expected)
    for key, kind in (("sources", str), ("extensions", str), ("sub_group_sizes", int)):
        values = table[key]
        good = isinstance(values, list) and all(type(value) is kind for value in values)
        _check(good, key, values, f"a list of {'numbers' if kind is int else 'texts'}")
        table[key] = tuple(values)
    lacks = tuple(feature for feature in FEATURES if not features[feature])
    return Profile(name=name, lacks=lacks, **table)


def _table(value: Any, what: str, keys: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{what} must be a table")
    given = {str(key) for key in value} - ({"features"} if what == "the file" else set())
    for kind, wrong in (("no", sorted(set(keys) - given)), ("unknown", sorted(given - set(keys)))):
        if wrong:
            raise ValueError(f"{kind} {', '.join(wrong)} in {what}")
    return dict(value)


def _check(good: bool, key: str, value: object, expected: str) -> None:
    if not good:
        raise ValueError(f"{key}: {value!r} isn't {expected}")


def describe(profile: Profile) -> str:
    """Describe a profile for a reader."""
    rows = {
        "SPIR-V": f"up to {profile.spirv_version}",
        "extensions": ", ".join(profile.extensions) or "none",
        "sub-group sizes": ", ".join(map(str, profile.sub_group_sizes)) or "none",
        "warp size": f"{profile.warp_size} unless --warp-size= says otherwise",
        "kernel arguments": f"{profile.max_kernel_arguments} bytes",
        "lacks": ", ".join(profile.lacks) or "nothing",
    }
    lines = [f"{profile.name}: {profile.description}"]
    lines += [f"  {name + ':':<17} {text}" for name, text in rows.items()]
    return "\n".join([*lines, "  sources:", *(f"    {source}" for source in profile.sources)])
