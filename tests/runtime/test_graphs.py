"""Graphs that add fills whose parameters have an order of their own."""

import pytest

from .conftest import Run


@pytest.mark.parametrize(
    ("source", "options"),
    [
        ("fill_order.hip", ()),
        ("fill_order.hip", ("-DHIP_FORCE_API_VERSION=700",)),
        ("fill_order.cu", ()),
    ],
)
def test_parameters_of_fills_by_position(run: Run, source: str, options: tuple[str, ...]) -> None:
    result = run(source, *options)
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "add": "hipSuccess",
        "row": "9",
        "next row": "9",
        "beyond": "3",
        "get": "hipSuccess",
        "got": "169232",
        "set": "hipSuccess",
        "sevens": "7",
        "set in executable": "hipSuccess",
        "nines": "9",
        "set any in executable": "hipSuccess",
        "sevens again": "7",
        "set any": "hipSuccess",
        "nines again": "9",
        "add any": "hipSuccess",
        "both": "7",
    }
