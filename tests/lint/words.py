"""`python -m tests.lint.words [PATH ...]`: fails if prose has a word that has a plainer one.

Without paths it reads all files. CONTRIBUTING.md has the words to use instead: the table there and
PATTERNS here have the same rows.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.lint import prose

ROOT = Path(__file__).resolve().parents[2]

# Cases in which the word can't be right, by the entry in CONTRIBUTING.md.
PATTERNS = {
    "turn (of a loop)": r"\b(?:a|one|each|every|all|whole|first|second|last|full|next|these|those"
    r"|many|few|several|more|both|of|the|\d+|another|other|same|such) turns?\b",
    "take turns, in turns": r"\btak(?:es?|ing) turns\b|\bin turns\b",
    "the most X, at the most": r"\bthe most (?!\w+ous\b)\w+s\b|\bat the most\b(?! \w+ed\b)",
    "words (of a command)": r"\b(?:command|compiler|driver|clang|linker)'?s? words\b"
    r"|\bwords of (?:the|a) (?:command|call)\b",
    "behind": r"\bbehind\b",
    "folder": r"\bfolders?\b",
    "What, Where, Whether (opening a sentence)": r"(?:^|[.:] )(?:What|Where|Whether)\b(?!.*\?)",
    "go by": r"\bgo(?:es)? by\b",
    "thing": r"\bthings?\b",
    "find out": r"\b(?:finds?|found) out\b",
    "come to": r"\b(?:comes?|came) to (?:a|an|the|each|every|one|that|this)\b",
    "meet (of threads)": r"\b(?:[Ll]anes|[Tt]hreads|[Ww]ork-items|[Pp]aths) (?:that )?(?:all )?meet\b|\bmeetings?\b",
    "lead to (of a pointer)": r"\b(?:pointers?|address(?:es)?) (?:\w+ )?leads? to\b",
    "circle": r"\bin (?:a )?circles?\b",
    "go around": r"\bgo(?:es|ing)? around\b",
    "in vain": r"\bin vain\b",
    "of old": r"\bof old\b",
    "anew": r"\banew\b",
    "in the place of": r"\bin the places? of\b",
    "as it stands": r"\bas (?:it|they) stands?\b",
}


class Finding(NamedTuple):
    """A word with its position. avoid: its entry in PATTERNS."""

    path: Path
    line: prose.Line
    found: str
    avoid: str


def wanted() -> dict[str, str]:
    """Return the words to use by the words to avoid, from the table in CONTRIBUTING.md."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    table = text.partition("| avoid | use |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", table, re.M)
    return {avoid.replace("`", ""): use for avoid, use in rows}


def findings(path: Path) -> Iterator[Finding]:
    """Yield the words of PATTERNS in a file's prose. A phrase may continue on the next line."""
    lines = prose.of_file(path)
    for line, after in zip(lines, [*lines[1:], prose.Line(0, "")], strict=False):
        follows = after.number == line.number + 1
        text = f"{line.text} {after.text}" if follows else line.text
        for avoid, pattern in PATTERNS.items():
            match = re.search(pattern, text)
            if match and match.start() < len(line.text):
                yield Finding(path, line, match[0].strip(". :"), avoid)


def files(paths: list[str]) -> list[Path]:
    """Return the files of git's index at and below these paths. This check's own have the words to avoid."""
    command = ["git", "ls-files", "-z", "--", *paths, ":!tests/lint"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def main(paths: list[str]) -> int:
    words = wanted()
    if unlisted := PATTERNS.keys() - words.keys():
        print("CONTRIBUTING.md lacks", ", ".join(sorted(unlisted)))
        return 1
    read = files(paths or ["."])
    found = [each for path in read for each in findings(path)]
    for each in found:
        name = each.path.relative_to(ROOT)
        print(f'{name}:{each.line.number}: "{each.found}": use {words[each.avoid]}')
    print(f"{len(read)} files, {len(found)} words to replace")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
