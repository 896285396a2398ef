"""A smaller input with the same finding: removes lines as long as the signature stays."""

from hipspv.driver.reduce.delta import minimal
from tests.fuzz.case import Input, Laboratory


def reduced(laboratory: Laboratory, case: Input) -> Input:
    """Text only; bitcode is returned unchanged."""
    if isinstance(case.data, bytes):
        return case
    signature = laboratory.examine(case).signature

    def having(lines: list[str]) -> Input:
        return case._replace(data="\n".join(lines) + "\n")

    lines = minimal(case.data.splitlines(), lambda kept: laboratory.examine(having(kept)).signature == signature)
    return having(lines)
