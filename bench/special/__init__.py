"""Measurements that docs/performance.md lacks: `python -m bench.special.NAME`."""
