"""Debug information of modules."""
