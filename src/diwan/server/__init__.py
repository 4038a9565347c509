"""Tables online: HTTP and WebSockets, storage, fan-out between workers, bots and clocks."""
