"""PTX for NVIDIA's GPUs."""
