# Two commands are enough on a fresh machine: `make play` and `make test`.
# Everything they need beyond Python 3.11 and make goes into .venv.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
            $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
GAME   ?= micropolis

.DEFAULT_GOAL := help
.PHONY: help play test check format unit thousand soak lock clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.ready-play  ## play Micropolis in the terminal (GAME=… for another game)
	@$(BIN)/formicarium play $(GAME)

test: check unit thousand  ## all checks and tests

check: $(VENV)/.ready-dev  ## format, lint, types, one-way imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.ready-dev
	rm -f .coverage .coverage.*
	$(BIN)/pytest -n 2 --cov --cov-report= -q
	$(BIN)/coverage report --include='*/core/*,*/games/*' --fail-under=95

thousand: $(VENV)/.ready-dev
	$(BIN)/python -m tests.thousands --games 2000

soak: $(VENV)/.ready-dev  ## the slow ones: far more random games and examples
	$(BIN)/python -m tests.thousands --games 20000
	FORMICARIUM_SOAK=1 $(BIN)/pytest -n 2 -q

format: $(VENV)/.ready-dev  ## put the code in order
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(VENV)/.ready-dev  ## write down the versions in use
	$(BIN)/pip freeze --exclude-editable | grep -v '^formicarium' > constraints.txt

clean:  ## remove all that was made
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .hypothesis .coverage .coverage.*

$(VENV)/.ready-play: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	@echo "Installing Formicarium into $(VENV) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e . || \
	  { echo "Could not install: pip needs to reach its package index (is there a network?)."; exit 1; }
	@touch $@

$(VENV)/.ready-dev: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	@echo "Installing Formicarium and its tools into $(VENV) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]' || \
	  { echo "Could not install: pip needs to reach its package index (is there a network?)."; exit 1; }
	@touch $@ $(VENV)/.ready-play

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Formicarium needs Python 3.11 or newer; none was found. Install it, or say PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python has no venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
