"""A compilation as it runs: the job of a source, its stages, and the workers."""
