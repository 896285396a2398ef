"""The programs of bin/ and the subcommands of `hipspv`, except the compilers."""
