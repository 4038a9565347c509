"""How the documentation site is built: `make docs`.

The whole repository is the source folder, so that a link in a page leads to the same file on the site as in a clone:
to another page, to the rules of a game, or to a file of the program.
"""

from importlib.metadata import version as installed_version

project = "Diwan"
author = "The Diwan authors"
copyright = author
version = release = installed_version("diwan")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**", "src/diwan/games/*/texts/rules.en.md", "examples/*/README.md"]
exclude_patterns = ["build", ".venv", "**/node_modules"]

myst_heading_anchors = 4
"""Headings can be linked to by the names that forges give them."""
default_role = "literal"
"""Docstrings write names between single backticks."""

autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource"}
autodoc_inherit_docstrings = False
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
toc_object_entries = False
"""The navigation has pages and headings; search and the index have the names."""

html_theme = "furo"
html_title = "Diwan"
html_extra_path = ["site"]
html_show_sphinx = False
html_copy_source = False
