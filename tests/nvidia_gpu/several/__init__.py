"""Programs for a machine with several GPUs that has neither a compiler nor MPI: see run.py."""
