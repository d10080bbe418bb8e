# Two commands are enough on a fresh machine: `make play` and `make test`.
# Everything they need beyond Python 3.11 and make goes into .venv (and Chromium for the browser
# tests onto the system, if apt may install it).

VENV   := .venv
BIN    := $(VENV)/bin
OTHERS := .bench-venv
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
            $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# Whoever has finished takes over from the other: a few tests take as long as hundreds.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
NPM    := $(BIN)/python hatch_build.py
WEB    := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help play test check format unit client web browser thousands fast bench soak chromium gallery pictures lock clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.ready-play  ## open the table in the browser
	@$(BIN)/formicarium serve --open

test: check client unit browser thousands  ## all checks and tests

check: $(VENV)/.ready-dev  ## format, lint, types, one-way imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

client: $(VENV)/.ready-dev  ## checks and tests of the browser client
	$(NPM) run check
	$(NPM) test

web: $(VENV)/.ready-dev  ## build the browser client into the package
	$(NPM) ci
	$(NPM) run build

# What is covered is measured with the tests of the rules alone: measuring takes half as long again.
unit: $(VENV)/.ready-dev
	rm -f .coverage .coverage.*
	$(PYTEST) tests/core tests/games --cov --cov-report= -q
	$(BIN)/coverage report --include='*/core/*,*/games/*' --fail-under=95
	$(PYTEST) tests --ignore tests/core --ignore tests/games --ignore tests/browser -q

# Apart from the others, because Playwright keeps an event loop running in its process.
browser: $(VENV)/.ready-dev chromium  ## whole games in a real browser
	$(PYTEST) tests/browser -q

thousands: $(VENV)/.ready-dev
	$(BIN)/python -m tests.thousands --games 200

# Into a folder of its own: the sources, which are being worked on, stay what is run otherwise.
fast: $(VENV)/.ready-dev  ## the engine compiled, in the folder .fast: PYTHONPATH=.fast uses it
	rm -rf .fast dist/fast
	FORMICARIUM_COMPILED=1 $(BIN)/hatchling build --target wheel --directory dist/fast || $(NO_COMPILER)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target .fast dist/fast/*.whl

bench: fast $(OTHERS)/.ready  ## our speed beside other engines'; FLAGS="--markdown FILE" writes a page
	$(BIN)/python -m bench.speed $(FLAGS)

soak: fast  ## the slow tests: more random games and examples, the compiled engine, mutants
	PYTHONPATH=.fast $(PYTEST) tests --ignore tests/browser -q
	$(BIN)/python -m tests.thousands --games 2000
	FORMICARIUM_SOAK=1 $(PYTEST) --ignore tests/browser -q
	$(BIN)/python -m tests.mutation --minutes 60

chromium:
	@$(BIN)/python -m tests.browser.chromium

gallery: $(VENV)/.ready-play  ## a page of all tiles and symbols: gallery.html
	$(BIN)/python -m formicarium.stage.gallery gallery.html

pictures: $(VENV)/.ready-dev chromium  ## make the pictures of the documentation anew
	$(BIN)/python -m tests.browser.pictures

format: $(VENV)/.ready-dev  ## put the code in order
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(VENV)/.ready-dev  ## write down the versions in use
	$(BIN)/pip freeze --exclude-editable | grep -v '^formicarium' > constraints.txt

clean:  ## remove all that was made
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

NO_COMPILER = { echo "Could not compile. That takes a C compiler and the headers of Python; on Debian and Ubuntu: apt install gcc python3-dev"; exit 1; }
NO_INSTALL = { echo "Could not install. Is the network there? pip and npm fetch what is missing."; exit 1; }

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Formicarium needs Python 3.11 or newer; none was found. Install it, or say PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python has no venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
