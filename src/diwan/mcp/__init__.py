"""A seat for language-model agents, over the Model Context Protocol."""
