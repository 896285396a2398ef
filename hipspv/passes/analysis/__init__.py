"""Facts about a module that passes ask for: nothing here changes one."""
