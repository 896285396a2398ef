"""Operations on integers that are wider than a target's own."""
