"""RCCL's calls over a stand-in for NCCL's library."""
