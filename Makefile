BIN = .venv/bin
PYTHON ?= python3
export UV_PYTHON_DOWNLOADS = never
# The system's Node where there is one, else the one among the development tools.
export PATH := $(PATH):$(CURDIR)/$(BIN)
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python --build-constraints requirements/build.txt
COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes

.PHONY: play test lint types layers unit web browser repeat docs wire screenshots lock bench clean

play: .venv/.run            ## install what is needed, serve the web table and open the browser
	$(BIN)/diwan

test: lint types layers unit web browser   ## everything that CI runs

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.dev
	$(BIN)/mypy

layers: .venv/.dev
	$(BIN)/lint-imports

unit: .venv/.dev
	$(BIN)/pytest -n 3 --dist loadgroup --ignore tests/browser

docs: .venv/.dev            ## the documentation site, into build/docs
	$(BIN)/sphinx-build -q -W --keep-going -c docs -d build/doctrees . build/docs

wire: .venv/.dev            ## renew the client's types after a change of what the server sends
	$(BIN)/python web/wire.py

web: .venv/.dev web/node_modules/.package-lock.json   ## check, test and build the web client
	! grep -q '"resolved"' web/package-lock.json
	$(BIN)/python web/wire.py --check
	cd web && npm run lint && npm run format:check && npm run check && npm test
	cd web && DIWAN_WEB_OUT=../src/diwan/webdist npm run build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci
	touch $@

browser: web                ## whole games in a real browser (Chromium)
	.ci/need chromium chromium
	$(BIN)/pytest -n 3 --dist worksteal tests/browser

RUNS ?= 20
WHAT ?= unit
repeat: .venv/.dev $(if $(filter browser,$(WHAT)),web)   ## the same tests again and again: `make repeat WHAT=browser RUNS=5`
	$(BIN)/python tests/repeat.py "$(WHAT)" $(RUNS)

screenshots: web            ## every page, phase, direction, theme and size, into screenshots/
	.ci/need chromium chromium
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots

bench: .venv/.dev
	$(BIN)/diwan bench

lock: $(BIN)/uv             ## renew the pinned dependencies after a change of pyproject.toml
	$(COMPILE) --extra web --extra search -o requirements/run.txt pyproject.toml
	$(COMPILE) --extra dev --extra docs -o requirements/dev.txt pyproject.toml
	! grep -nE '://|^--(index|extra|find)' requirements/*.txt

$(BIN)/uv:
	$(PYTHON) -c "import ensurepip" 2>/dev/null || .ci/need ensurepip python3-venv   # Debian's Python leaves it out
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7

.venv/.run: $(BIN)/uv requirements/run.txt requirements/build.txt pyproject.toml hatch_build.py $(shell git ls-files web src/diwan/games/*/web 2>/dev/null)
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps -e '.[web,search]'
	touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

clean:
	rm -rf .venv build dist web/node_modules src/diwan/webdist screenshots
