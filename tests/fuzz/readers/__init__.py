"""Coverage-guided fuzzing of the code that reads files: `python -m tests.fuzz.readers`.

A target (targets.py) is one reader: its harness in native/ (C++, libFuzzer with sanitizers) or
python/ (atheris), and the kinds of its seeds (seeds.py).
"""
