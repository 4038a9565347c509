"""Fixtures that these tests share with those of the command line."""

from cli.conftest import here

__all__ = ["here"]
