"""Work gives the same results in this process, in several, and on a Ray cluster that loses a machine."""

import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_SH, flock
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from signal import SIGINT, getsignal
from threading import Event, Thread
from typing import Any

import pytest

from diwan.cli import run
from diwan.core.errors import BadFile, BadSetup, DiwanError
from diwan.core.registry import game
from diwan.core.setup import make_setup
from diwan.lab.sim import GameResult, Plan, make_plan, play_one
from diwan.lab.workers import AHEAD, HERE, Crew, crew
from lab.work import die, is_deaf_to_ctrl_c, never_end, refuse, square, stumble

KTM = "king-thief-minister"


def plan(records: bool = False) -> Plan:
    setup = make_setup(game(KTM), 3, options={"turn_limit_per_player": 3})
    return make_plan(KTM, setup, ["random"], seed=1, records=records)


def test_results_come_in_order_from_any_number_of_processes() -> None:
    expected = [number**2 for number in range(1000)]
    assert list(HERE.spread(square, range(1000))) == expected
    with crew(jobs=3) as workers:
        assert list(workers.spread(square, range(1000))) == expected
        assert list(workers.spread(square, [])) == []
        assert workers.submit(square, 7).result() == 49
    assert HERE.submit(square, 7).result() == 49


def test_an_error_in_the_work_is_the_same_everywhere() -> None:
    for jobs in (1, 2):
        with pytest.raises(BadSetup, match="five is refused"), crew(jobs) as workers:
            list(workers.spread(refuse, range(9)))


def test_a_bad_file_found_by_a_worker_is_reported_with_its_line() -> None:
    with pytest.raises(BadFile, match=r"games\.jsonl:7: this is not a move") as caught, crew(jobs=2) as workers:
        list(workers.spread(stumble, [7]))
    assert caught.value.line == 7


def test_a_killed_process_is_reported_in_a_sentence() -> None:
    with pytest.raises(DiwanError, match="a worker process was killed"), crew(jobs=2) as workers:
        list(workers.spread(die, range(4)))


class AtOnce(Executor):
    """Does all work at once and remembers the sizes of the batches."""

    def __init__(self) -> None:
        self.portions: list[int] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_kwargs: Any) -> Future[Any]:
        self.portions.append(len(args[1]))
        return HERE.submit(fn, *args)


def test_workers_ignore_ctrl_c() -> None:
    heard = getsignal(SIGINT)
    with crew(2) as workers:
        assert list(workers.spread(is_deaf_to_ctrl_c, range(4))) == [True] * 4
    assert getsignal(SIGINT) == heard


def test_ctrl_c_does_not_wait_for_running_work() -> None:
    with suppress(KeyboardInterrupt), crew(2) as workers:
        endless = workers.submit(never_end)
        assert workers.submit(square, 3).result() == 9
        raise KeyboardInterrupt
    assert isinstance(endless.exception(timeout=300), BrokenProcessPool)


def test_batches_grow_to_their_full_size_and_shrink_towards_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock on which every batch takes 0.001 s."""
    monkeypatch.setattr("diwan.lab.workers.perf_counter", partial(next, count(step=0.001)))
    executor = AtOnce()
    results = list(Crew(executor, lambda: 2).spread(square, range(400)))
    assert results == [number**2 for number in range(400)]
    assert executor.portions[: 2 * AHEAD] == [1] * (2 * AHEAD)  # nothing is known yet
    assert max(executor.portions) > 50
    assert executor.portions[-2 * AHEAD :] == [1] * (2 * AHEAD)


# --- Ray ---

ON_A_CLUSTER = pytest.mark.xdist_group("ray")
"""Tests of one worker of pytest-xdist, so that the cluster is started once."""


@pytest.fixture(scope="module")
def cluster(monkeypatch_module: pytest.MonkeyPatch) -> Iterator[Any]:
    """A real cluster on this machine: a head of one core; tests add others."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:  # short, for sockets' sake
        monkeypatch_module.setenv("RAY_TMPDIR", folder)
        monkeypatch_module.setenv("RAY_USAGE_STATS_ENABLED", "0")
        monkeypatch_module.setenv("RAY_raylet_start_wait_time_s", "300")  # a busy machine may need longer than 30
        Path(folder, "ray").mkdir()
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        try:
            yield made
        finally:
            made.shutdown()  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def monkeypatch_module() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@ON_A_CLUSTER
def test_a_cluster_that_loses_a_machine_in_mid_run_gives_the_same_games(cluster: Any, tmp_path: Path) -> None:
    """From the twentieth game on, the doomed machine hangs in its game until it is killed, and all others wait for
    that. An error of the work comes as it would come here."""
    chosen = plan(records=True)
    expected = list(map(partial(play_one, chosen), range(60)))
    doomed = cluster.add_node(num_cpus=1)
    doomed_id, gate, at_work = doomed.node_id, tmp_path / "gate", tmp_path / "at_work"
    gate.touch()
    os.mkfifo(at_work)

    def play(number: int) -> GameResult:  # A local function is sent to Ray's workers, which cannot import this module.
        import ray

        if number == 60:
            raise BadSetup("there is no such game")
        if number >= 20 and ray.get_runtime_context().get_node_id() == doomed_id:
            at_work.write_text("yes")  # waits for the killer to read it
            Event().wait()
        if number >= 20:
            with gate.open() as passage:
                flock(passage, LOCK_SH)
        return play_one(chosen, number)

    def kill() -> None:
        with gate.open() as passage:
            flock(passage, LOCK_EX)
            ready.set()
            at_work.read_text()  # waits for the doomed machine
            cluster.remove_node(doomed, allow_graceful=False)
            killed.set()

    ready, killed = Event(), Event()
    killer = Thread(target=kill, daemon=True)
    killer.start()
    ready.wait()
    with crew(ray=cluster.address) as workers:
        assert workers.size == 2
        assert list(workers.spread(play, range(60))) == expected
        assert killed.is_set()
        with pytest.raises(BadSetup, match=r"^there is no such game$"):
            list(workers.spread(play, range(58, 61)))


if os.environ.get("DIWAN_FULL"):  # each machine compiles the kernels first, half a minute of work

    @ON_A_CLUSTER
    def test_a_proof_goes_on_when_its_cluster_loses_a_machine(cluster: Any) -> None:
        """The machine is lost as soon as the first position is proved; who had work there loses it to the other."""
        from diwan.games.clash import rules
        from diwan.games.clash.kernel import bridge
        from diwan.games.clash.prover.campaign import Campaign, Node, Progress
        from diwan.games.clash.prover.positions import opening
        from diwan.games.clash.prover.proof import WON, name_of
        from diwan.games.clash.state import Options

        state, rng = opening(Options(), ("COU", "PIC"), ()), Random(0)
        while state.placements < 4:
            (seat,) = rules.to_act(state)
            state, _ = rules.play(state, seat, rng.choice(rules.legal(state, seat)))
        doomed = [cluster.add_node(num_cpus=1)]

        def lose(_progress: Progress) -> None:
            while doomed:
                cluster.remove_node(doomed.pop(), allow_graceful=False)

        def prove(workers: Crew, tell: Callable[[Progress], None]) -> int:
            campaign, row = Campaign(("COU", "PIC"), megabytes=128), bridge.pack(state)
            root = Node(row, 0, name_of(row))
            campaign.roots = {"b2": (root, root)}
            campaign.run(None, workers, tell)
            return root.value

        with crew(ray=cluster.address) as workers:
            assert prove(workers, lose) == prove(HERE, lambda _progress: None) == WON
        assert not doomed


@ON_A_CLUSTER
def test_the_commands_work_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    command = ["sim", KTM, "--seats", "3", "--option", "turn_limit_per_player=3", "--games", "9", "--records"]
    assert run([*command, str(there), "--ray", cluster.address]) == 0
    assert run([*command, str(here)]) == 0
    assert there.read_bytes() == here.read_bytes()


def test_an_unreachable_cluster_is_reported_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: nobody answers
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert run(["sim", KTM, "--ray", address]) == 2
    assert f"no Ray cluster answers at {address}" in capsys.readouterr().err
    assert run(["sim", KTM, "--ray", "nowhere"]) == 2
    assert "write HOST:PORT" in capsys.readouterr().err


def test_a_missing_ray_package_is_reported_with_the_extra_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["sim", KTM, "--ray", "127.0.0.1:1"]) == 2
    assert 'pip install "diwan[ray]"' in capsys.readouterr().err
