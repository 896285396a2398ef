"""Integers and addresses as polynomials, and linear inequalities between them."""
