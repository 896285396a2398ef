"""The log by which the child process of a side tells its parent about its stages."""

from __future__ import annotations

import marshal
import os

from hipspv.core.process import memory_file, read_all


class Log:
    """Records of the child's stages and passes: tuples, which the parent can read after its death, too."""

    def __init__(self) -> None:
        self._file = memory_file("log")

    def add(self, *record: str | int | float) -> None:
        data = marshal.dumps(record)
        os.write(self._file, len(data).to_bytes(4, "little") + data)

    def records(self) -> list[tuple]:
        data = read_all(self._file)
        found: list[tuple] = []
        position = 0
        while position < len(data):
            end = position + 4 + int.from_bytes(data[position : position + 4], "little")
            found.append(marshal.loads(data[position + 4 : end]))
            position = end
        return found

    def errors(self) -> list[str]:
        """Return the errors in the user's source, but for warnings that an option makes errors."""
        return [record[1] for record in self.records() if record[0] == "error"]

    def timings(self) -> list[tuple[str, float, float]]:
        """Return names, seconds and begin of stages, each followed by its passes, whose names are indented.

        A begin is by the system's steady clock, and 0 for passes.
        """
        found: list[tuple[str, float, float]] = []
        passes: list[tuple[str, float, float]] = []
        for record in self.records():
            if record[0] == "pass":
                passes.append((f"  {record[2]}", record[4], 0.0))
            elif record[0] == "end":
                found += [record[1:], *passes]
                passes = []
        return found

    def exits(self, code: int) -> dict[str, int]:
        """Return 0 for the stages that succeeded, and `code`, the child's own, for the one that failed."""
        records = [record for record in self.records() if record[0] in ("begin", "end")]
        ended = {record[1] for record in records if record[0] == "end"}
        return {record[1]: 0 if record[1] in ended else code for record in records}
