"""A seat for language-model agents, over the Model Context Protocol: at the same tables as people and bots."""
