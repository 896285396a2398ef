"""The base of the targets and the driver: errors, files, processes, tools and stages."""
