"""Passes that give a module the form of a program for Vortex."""
