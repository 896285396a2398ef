"""The stages that targets share."""
