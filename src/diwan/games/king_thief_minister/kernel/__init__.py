"""The rules of King Thief Minister compiled to machine code, for bulk play and search."""
