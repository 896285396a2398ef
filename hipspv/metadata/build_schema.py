"""Writes the schema of launch metadata as a C++ header: `build_schema.py -o OUTPUT`.

It runs in builds that haven't installed hipspv, so it reads schema.py by its path.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterable
from pathlib import Path

_HEADER = """// The schema of launch metadata, made by build_schema.py. schema.py describes it.
#pragma once

#include <cstdint>
#include <string_view>

namespace hipspv {{

inline constexpr std::string_view kRecordPrefix = "{prefix}";
inline constexpr std::uint64_t kMetadataVersion = {version}, kLargestSize = {largest};

enum class RecordKind : std::uint8_t {{ {kinds}, kNone }};

struct RecordForm {{
  std::string_view name, fields;
}};
// By RecordKind.
inline constexpr RecordForm kRecordForms[] = {{{forms}}};

enum class ParameterKind : std::uint8_t {{ {parameters} }};
enum class AtomicOperation : std::uint8_t {{ {operations} }};

// The words that a field of this letter may be, in the order of their enumerators.
struct FieldWords {{
  char letter;
  std::string_view words;  // each with a space after it
}};
inline constexpr FieldWords kFieldWords[] = {{{words}}};

}}  // namespace hipspv
"""


def text() -> str:
    """Return the header."""
    schema = runpy.run_path(str(Path(__file__).with_name("schema.py")))
    records, words = schema["RECORDS"], schema["WORDS"]
    return _HEADER.format(
        prefix=schema["PREFIX"],
        version=schema["VERSION"],
        largest=schema["LARGEST_SIZE"],
        kinds=_enumerators(records),
        forms=", ".join(f'{{"{name}", "{fields}"}}' for name, fields in records.items()),
        parameters=_enumerators(words[schema["PARAMETER"]]),
        operations=_enumerators(words[schema["OPERATION"]]),
        words=", ".join(f"{{'{letter}', \"{' '.join(each)} \"}}" for letter, each in words.items()),
    )


def _enumerators(names: Iterable[str]) -> str:
    """Return `kBlockDimension` for `block-dimension`, and so on."""
    return ", ".join("k" + name.title().replace("-", "") for name in names)


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(text(), encoding="utf-8")
