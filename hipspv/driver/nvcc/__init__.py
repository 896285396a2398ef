"""hipspv-nvcc: nvcc's command line on top of hipspv-cc's driver."""
