# On a fresh machine, `make play` and `make test` are enough. They need Python 3.11 and make, and
# install everything else into .venv (Chromium for the browser tests is installed by apt).

VENV   := .venv
BIN    := $(VENV)/bin
OTHERS := .bench-venv
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
            $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# An idle worker takes tests from a busy one: a few tests take as long as hundreds.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
NPM    := $(BIN)/python hatch_build.py
PROTOCOL := web/src/lib/protocol.ts
WEB    := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help play test check protocol format unit client web browser thousands fast bench soak chromium gallery pictures lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.ready-play  ## open the table in the browser
	@$(BIN)/formicarium serve --open

test: check client unit browser thousands  ## run all checks and tests

check: $(VENV)/.ready-dev  ## check format, lint, types, import directions and generated types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m formicarium.server.typescript --check $(PROTOCOL)

client: $(VENV)/.ready-dev  ## check and test the browser client
	$(NPM) run check
	$(NPM) test

web: $(VENV)/.ready-dev  ## build the browser client into the package
	$(NPM) ci
	$(NPM) run build

# Coverage is measured only for the tests of core and games: it makes them 50 % slower.
unit: $(VENV)/.ready-dev
	rm -f .coverage .coverage.*
	$(PYTEST) tests/core tests/games --cov --cov-report= -q
	$(BIN)/coverage report --include='*/core/*,*/games/*' --fail-under=95
	$(PYTEST) src tests --ignore tests/core --ignore tests/games --ignore tests/browser -q

# Run separately, because Playwright keeps an event loop running in its process.
browser: $(VENV)/.ready-dev chromium  ## play whole games in a real browser
	$(PYTEST) tests/browser -q

thousands: $(VENV)/.ready-dev
	$(BIN)/python -m tests.thousands --games 200

# A separate folder, so that other commands still run the plain sources.
fast: $(VENV)/.ready-dev  ## compile the engine into .fast; use it with PYTHONPATH=.fast
	rm -rf .fast dist/fast
	FORMICARIUM_COMPILED=1 $(BIN)/hatchling build --target wheel --directory dist/fast || $(NO_COMPILER)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target .fast dist/fast/*.whl

bench: fast $(OTHERS)/.ready  ## measure our speed beside other engines'; FLAGS="--markdown FILE" writes a page
	$(BIN)/python -m bench.speed $(FLAGS)

soak: fast chromium  ## run the slow tests: more random games and examples, the compiled engine, mutants
	PYTHONPATH=.fast $(PYTEST) tests --ignore tests/browser -q
	$(BIN)/python -m tests.thousands --games 2000
	$(BIN)/python -m tests.browser.layouts
	FORMICARIUM_SOAK=1 $(PYTEST) --ignore tests/browser -q
	$(BIN)/python -m tests.mutation --minutes 60

chromium:
	@$(BIN)/python -m tests.browser.chromium

gallery: $(VENV)/.ready-play  ## draw all tiles and symbols on one page, gallery.html
	$(BIN)/python -m formicarium.stage.gallery gallery.html

pictures: $(VENV)/.ready-dev chromium  ## draw the pictures of the documentation again
	$(BIN)/python -m tests.games.myrmes.orientations
	$(BIN)/python -m formicarium.rulebook.pictures docs/rules
	$(BIN)/python -m tests.browser.pictures

protocol: $(VENV)/.ready-dev  ## generate the types of the browser client's protocol
	$(BIN)/python -m formicarium.server.typescript $(PROTOCOL)

format: $(VENV)/.ready-dev  ## format the code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(VENV)/.ready-dev  ## write the installed versions to constraints.txt
	$(BIN)/pip freeze --exclude-editable | grep -v '^formicarium' > constraints.txt

clean:  ## remove build products and .venv
	rm -rf $(VENV) $(OTHERS) .fast dist .mypy_cache .ruff_cache .hypothesis .coverage .coverage.*
	rm -rf web/node_modules src/formicarium/server/static

$(VENV)/.ready-play: pyproject.toml constraints.txt $(WEB) | $(VENV)/pyvenv.cfg
	@echo "Installing Formicarium into $(VENV) and building the browser client …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e . || $(NO_INSTALL)
	@touch $@

$(VENV)/.ready-dev: pyproject.toml constraints.txt $(WEB) | $(VENV)/pyvenv.cfg
	@echo "Installing Formicarium and its tools into $(VENV) and building the browser client …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]' || $(NO_INSTALL)
	@touch $@ $(VENV)/.ready-play

# One by one: an engine without a wheel for this Python does not keep the others away.
$(OTHERS)/.ready: bench/requirements.txt
	@echo "Installing other engines into $(OTHERS) …"
	@$(PYTHON) -m venv $(OTHERS)
	@xargs -n 1 $(OTHERS)/bin/pip install --quiet --disable-pip-version-check < $< && touch $@ \
	  || echo "Not every engine could be installed; the table will say which ones are missing."

NO_COMPILER = { echo "Could not compile. This needs a C compiler and the Python headers; on Debian and Ubuntu: apt install gcc python3-dev"; exit 1; }
NO_INSTALL = { echo "Could not install. pip and npm need a network connection."; exit 1; }

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Formicarium needs Python 3.11 or newer, which was not found. Install it, or set PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python has no venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
