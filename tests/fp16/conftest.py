"""The fixtures of double precision, which half precision shares."""

from tests.fp64.conftest import adapter

__all__ = ["adapter"]
