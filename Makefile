# `make play` and `make test` are all a newcomer needs; the rest is for those who change the program.
#
# Python 3.11, 3.12 or 3.13. Without PYTHON the first that fits is taken, into .venv; PYTHON=python3.13 takes that one,
# into an environment of its own.
ifdef PYTHON
FOUND := $(shell sh tools/pythons.sh '$(PYTHON)')
ifeq ($(FOUND),)
$(error Capolinea needs Python 3.11 or newer, and PYTHON=$(PYTHON) is older or not here)
endif
OF := -$(shell '$(FOUND)' -c 'import sys; print("%d.%d" % sys.version_info[:2])')
endif
VENV := .venv$(OF)
BIN := $(VENV)/bin
COMPILED := build/compiled$(OF)
TESTED := build/tested$(OF)
# For the two cores of the smallest machine we care for: a browser keeps more than one of them busy by itself.
JOBS ?= 2
# The tests start the program hundreds of times: it must not be compiled to bytecode each time anew.
unexport PYTHONDONTWRITEBYTECODE
# By Debian's packages, as root or as somebody who may become root without being asked.
INSTALL = SUDO=; [ "$$(id -u)" = 0 ] || SUDO="sudo -n"; $$SUDO apt-get update -qq && \
	$$SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

.PHONY: play test sweep test-pure test-python test-pythons test-install check bench memory fuzz mutants format chromium \
	compiler node clean

play: $(VENV)/.play
	$(BIN)/capolinea serve --open

# Every test once, on the package as it is installed where a C compiler is at hand. Where none can be had: on the pure
# source, without the many matches of bots against bots, which are slow there. TESTS="tests/core tests/kit" runs these.
TESTS ?= tests
CAN_COMPILE = command -v $${CC:-cc} >/dev/null && \
	test -f "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"
test: $(VENV)/.dev $(TESTED)/.built chromium node
	@if $(CAN_COMPILE); then set -x; \
	  PYTHONPATH="$(CURDIR)/$(TESTED)" CAPOLINEA_EXPECT=compiled \
	  $(BIN)/pytest -n $(JOBS) -m "not sweep" --ignore=tests/install $(TESTS); \
	else echo "No C compiler: the tests run on the pure source."; set -x; \
	  $(BIN)/pytest -n $(JOBS) -m "not slow and not sweep" $(TESTS); fi

# Every phase of every game in a browser, at three sizes, and every environment with every seat count and option value;
# on the same package.
sweep: $(VENV)/.dev $(TESTED)/.built chromium
	@if $(CAN_COMPILE); then export PYTHONPATH="$(CURDIR)/$(TESTED)" CAPOLINEA_EXPECT=compiled; fi; set -x; \
	  $(BIN)/pytest -n $(JOBS) -m sweep

# What meets compiled code, once more on the pure source: core, kit, rules, laws, command line and lab.
PARTS := tests/core tests/kit tests/games tests/laws tests/cli
test-pure: $(VENV)/.dev
	$(BIN)/pytest -n $(JOBS) -m "not slow and not sweep and not browser" $(PARTS) tests/lab tests/test_packaging.py tests/test_mutants.py

# What depends on the version of Python: the same without lab and drawings.
test-python: $(VENV)/.dev
	$(BIN)/pytest -n $(JOBS) -m "not slow and not sweep and not browser" $(PARTS) --ignore-glob='*/test_ui_*'

# On every version we promise that is at hand. PYTHONS="3.12 /opt/python/bin/python" tests these.
PYTHONS ?= 3.11 3.12 3.13
test-pythons:
	@tested=; missing=; failed=; \
	for wanted in $(PYTHONS); do \
	  if python=$$(sh tools/pythons.sh "$$wanted"); then \
	    echo "Python $$wanted: $$python"; \
	    if $(MAKE) --no-print-directory PYTHON="$$python" test-python; then tested="$$tested $$wanted"; \
	    else failed="$$failed $$wanted"; fi; \
	  else missing="$$missing $$wanted"; fi; \
	done; \
	echo "Passed on Python:$${tested:- none}. Failed on:$${failed:- none}. Not found here, not tested:$${missing:- none}."; \
	[ -z "$$failed" ] && [ -n "$$tested" ]

# Real builds in isolation and installs into empty environments; needs the network.
test-install: $(VENV)/.dev
	$(BIN)/pytest -n 0 tests/install

check: $(VENV)/.dev node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/check_messages.py
	$(WITH_NODE) npm run --silent types
	$(WITH_NODE) npm run --silent lint

bench: $(VENV)/.bench $(COMPILED)/.built
	$(BIN)/python benchmarks/run.py --compiled $(COMPILED)

# What a server holds that has seen 5,000 tables; about a quarter of an hour.
memory: $(VENV)/.dev
	$(BIN)/python benchmarks/memory.py

fuzz: $(VENV)/.dev $(COMPILED)/.built
	PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python tools/fuzz.py --jobs $(JOBS)

# Which faults in the rules would no test notice? About half an hour; ARGS="--game spike" asks for one game.
mutants: $(VENV)/.dev
	$(BIN)/python tools/mutants.py --jobs $(JOBS) $(ARGS)

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(BIN)/python:
	@python="$$(sh tools/pythons.sh '$(PYTHON)')" || { \
	  echo "Capolinea needs Python 3.11 or newer, and none was found that can make environments (Debian: apt install python3-venv). PYTHON=… names one."; exit 1; }; \
	echo "Python: $$python"; "$$python" -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip setuptools wheel

# Worked on as pure source: an edit counts at once.
$(VENV)/.play: $(BIN)/python pyproject.toml
	@echo "Installing Capolinea into $(VENV), about a minute …"
	CAPOLINEA_PURE=1 $(BIN)/pip install --quiet --editable '.[web]'
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	@echo "Installing Capolinea and its test tools into $(VENV), a few minutes …"
	CAPOLINEA_PURE=1 $(BIN)/pip install --quiet --editable '.[test,check]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	CAPOLINEA_PURE=1 $(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

# Measured and fuzzed: as an install compiles it. Tested: compiled in two thirds of the time, nearly as fast in play.
$(COMPILED)/.built: OPTIMISE := 3
$(TESTED)/.built: OPTIMISE := 1
$(COMPILED)/.built $(TESTED)/.built: $(VENV)/.dev setup.py $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.css' -o -name '*.js' -o -name '*.md' -o -name '*.toml' -o -name '*.svg' -o -name '*.ts') | compiler
	rm -rf $(@D) $(filter-out build/compiled% build/tested%,$(wildcard build/*))
	CAPOLINEA_OPTIMISE=$(OPTIMISE) $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/pip install --quiet --no-deps --upgrade --target $(@D) build/wheel/*.whl
	@touch $@

# Where none can be had the package stays pure, as it does on a machine of a player.
compiler: $(BIN)/python
	@{ $(CAN_COMPILE); } || \
	  { echo "Installing a C compiler for the compiled package …"; \
	    $(INSTALL) gcc libc6-dev python3-dev >/dev/null; } \
	  || echo "No C compiler: the package stays pure."

# Node.js checks and tests the client: the one that is here if it is new enough and brings npm, else PyPI's, in the
# environment. Where none can be had the tests of the client are skipped and say so; the checks fail.
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
NODE_FITS = $(WITH_NODE) node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && \
	$(WITH_NODE) npm --version >/dev/null 2>&1
node: $(VENV)/.dev
	@{ $(NODE_FITS); } || \
	  { echo "Installing Node.js into $(VENV) …"; \
	    CAPOLINEA_PURE=1 $(BIN)/pip install --quiet --editable '.[client]'; } \
	  || echo "No Node.js: the tests of the client will be skipped."

# TypeScript and a linter, in the versions of the lock file.
node_modules/.installed: package.json package-lock.json | node
	$(WITH_NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# A real browser plays in the tests; where none can be had those tests are skipped and say so.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { echo "Installing Chromium for the browser tests …"; \
	    $(INSTALL) chromium fonts-lato >/dev/null; } \
	  || echo "No Chromium: the browser tests will be skipped."

clean:
	rm -rf build dist artefacts .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
