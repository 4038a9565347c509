BIN = .venv/bin
export UV_PYTHON_DOWNLOADS = never
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python --build-constraints requirements/build.txt
COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes

.PHONY: play test lint types layers unit lock bench clean

play: .venv/.run            ## install what is needed and play
	$(BIN)/diwan play

test: lint types layers unit   ## everything that CI runs

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.dev
	$(BIN)/mypy

layers: .venv/.dev
	$(BIN)/lint-imports

unit: .venv/.dev
	$(BIN)/pytest -n 2

bench: .venv/.dev
	$(BIN)/diwan bench

lock: $(BIN)/uv             ## renew the pinned dependencies after a change of pyproject.toml
	$(COMPILE) -o requirements/run.txt pyproject.toml
	$(COMPILE) --extra dev --extra bench --extra arena --extra mcp --extra research -o requirements/dev.txt pyproject.toml
	! grep -nE '://|^--(index|extra|find)' requirements/*.txt

$(BIN)/uv:
	python3 -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7

.venv/.run: $(BIN)/uv requirements/run.txt requirements/build.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps -e .
	touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

clean:
	rm -rf .venv build dist
