"""A pytest plugin: tests of known_tests.yaml must fail on the device of HIPSPV_TEST_DEVICE."""

import os
from pathlib import Path

import pytest
import yaml

KNOWN = Path(__file__).with_suffix(".yaml")


def known(device: str) -> dict[str, str]:
    """Reasons by test, as pytest names it."""
    found: dict[str, str] = {}
    for entry in yaml.safe_load(KNOWN.read_text()):
        if device in entry["devices"]:
            for test in entry["tests"]:
                assert test not in found, test
                found[test] = f"{entry['whose']}: {entry['reason']}"
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reasons = known(os.environ["HIPSPV_TEST_DEVICE"])
    for item in items:
        if reason := reasons.get(item.nodeid):
            item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
