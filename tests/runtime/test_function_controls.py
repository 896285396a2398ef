"""Device compilers aren't told that functions access no memory."""

from tests.fuzz.readers import native

from .conftest import HERE, execute


def test_purity_is_forgotten() -> None:
    result = execute([str(native.program(HERE / "function_controls.cpp"))])
    assert result.values == {"first": "1", "second": "2", "words": "17"}, result.stderr
