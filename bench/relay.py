"""The least that a server of tables can do, for `bench/tables.py --relay`: for every message of a seat, everybody at
the table gets a ready message. There are no rules, views or log: what is left is the cost of sockets, with the same
libraries."""

import asyncio
import sys

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

UPDATE = b'{"type":"Update","seq":%d,"owed":[0],"menu":[{"type":"Pass"}],"view":"%b"}'


class Table:
    def __init__(self, view: bytes, full: int) -> None:
        self.seats: list[WSTransport] = []
        self._view, self._full, self._seq = view, full, 0

    def tell(self) -> None:
        if len(self.seats) < self._full:
            return
        self._seq += 1
        message = UPDATE % (self._seq, self._view)
        for seat in self.seats:
            seat.send(WSMsgType.TEXT, message)


class Seat(WSListener):
    def __init__(self, table: Table) -> None:
        self._table = table

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._table.seats.append(transport)

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._table.tell()


async def main(port: int, seats: int, size: int) -> None:
    tables: dict[bytes, Table] = {}
    view = b"x" * (size - len(UPDATE))

    def welcome(request: WSUpgradeRequest) -> Seat:
        return Seat(tables.setdefault(request.path, Table(view, seats)))

    server = await ws_create_server(welcome, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(*map(int, sys.argv[1:])))
