# Needs make and Python 3.11 or newer; a C compiler is optional and makes the game faster.
# Every target first brings .venv up to date with pyproject.toml and the sources.
#   make PYTHON=/some/python3.12 test    chooses the interpreter
#   make test PYTEST_ARGS='-k agenda'    passes arguments on to both pytest runs
#   make bench ARGS='...'                passes arguments on to the benchmark

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
REPORT := $(VENV)/.core
PYTEST = $(PY) -m pytest -n auto --dist worksteal $(PYTEST_ARGS)

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then echo $$p; break; fi; done)
endif
PYTHON_VERSION := $(if $(PYTHON),$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null))

# The names of the stamps hold what their times cannot show: which Python, and which files there are.
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed -o -name compiled.txt -o -name '*.mako') \
	$(shell find web -name node_modules -prune -o -type f -print) $(wildcard docs/rules/*.md) CHANGELOG.md)
LIBRARIES := $(VENV)/.libraries-$(PYTHON_VERSION)
TEST_TOOLS := $(VENV)/.test-tools-$(PYTHON_VERSION)
DOCS_TOOLS := $(VENV)/.docs-tools-$(PYTHON_VERSION)
INSTALLED := $(VENV)/.installed-$(shell echo $(SOURCES) | cksum | cut -d ' ' -f 1)
CHECKED := $(wildcard src tests bench examples release setup.py)
# What is compiled is tested interpreted, too; the rest runs the same either way.
CORE_TESTS := tests/kernel tests/burgundy tests/archipelago tests/bots tests/test_scenarios.py

comma := ,
export HEXHAVEN_BEGAN := $(shell date +%s)
say = echo "[$$(($$(date +%s) - $(HEXHAVEN_BEGAN))) s] $(1)"
# Installs what pyproject.toml lists under these keys.
install = $(PY) -c 'import pathlib, tomllib; t = tomllib.loads(pathlib.Path("pyproject.toml").read_text()); \
	print(*$(1), sep="\n")' > $@ && $(PIP) install -r $@ || { rm -f $@; exit 1; }

.PHONY: help play test lint format bench docs wheel clean

help:
	@echo 'make play    serve the tables and open the page in a browser'
	@echo 'make test    lint, type-check and run all tests: compiled, interpreted, and of the page in a browser'
	@echo 'make lint    ruff and mypy only'
	@echo 'make format  let ruff format and fix the sources'
	@echo 'make bench   measure the speed of the core'
	@echo 'make docs    write the documentation of the library to build/docs'
	@echo 'make wheel   build a wheel with everything in it, to install elsewhere without a compiler'
	@echo 'make clean   remove .venv and everything built'

play: $(INSTALLED)
	@$(VENV)/bin/hexhaven serve --open $(ARGS)

# With a compiler at hand, a core that does not compile is a failed test.
test: export HEXHAVEN_COMPILE ?= strict
test: lint $(INSTALLED) $(TEST_TOOLS)
	@! grep '^failed:' $(REPORT)
	@PYTHONPATH= $(PY) -c 'import hexhaven, sys; sys.exit(not hexhaven.__file__.startswith(sys.prefix))' || \
		{ echo 'make test: hexhaven is not imported from $(VENV)' >&2; exit 1; }
	@echo "== Tests on the installed package ($$(cat $(REPORT)))"
	@PYTHONPATH= HEXHAVEN_EXPECT=$$(cut -d : -f 1 $(REPORT)) $(PYTEST)
	@if grep -q '^compiled:' $(REPORT); then \
		echo '== The tests of the core on the interpreted sources'; \
		PYTHONPATH=src HEXHAVEN_EXPECT=interpreted HEXHAVEN_LAW_GAMES=12 $(PYTEST) -m 'not long' $(CORE_TESTS); \
	else \
		echo '== The tests of the core on the interpreted sources: skipped, since the core could not be compiled' \
			'and the run above was interpreted already'; \
	fi
	@PYTHONPATH= $(PY) web/test.py

lint: $(TEST_TOOLS)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy $(CHECKED)

format: $(TEST_TOOLS)
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(INSTALLED)
	@PYTHONPATH= $(VENV)/bin/hexhaven bench $(ARGS)

# From the sources, since compiled functions have lost their annotations; pdoc cannot read every type of the core.
docs: $(DOCS_TOOLS)
	@PYTHONPATH=src $(PY) -W ignore::UserWarning -m pdoc -o build/docs hexhaven '!hexhaven.server.migrations'
	@echo 'The documentation is in build/docs/index.html'

wheel: $(LIBRARIES)
	@$(PY) release/wheel.py --no-isolation $(ARGS)

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Libraries that the game and its build need. The build is among them so that the install below can do
# without a build environment of its own, which would have to be set up anew after each change.
$(LIBRARIES): pyproject.toml
	@test -n '$(PYTHON_VERSION)' || { echo 'Hexhaven needs Python 3.11 or newer, and found none.' \
		'Install one, or name it: make PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Hexhaven needs Python 3.11 or newer,' \
		'and $(PYTHON) is Python $(PYTHON_VERSION). Name another one: make PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo 'Hexhaven needs the venv module, which $(PYTHON) lacks.' \
		'On Debian and Ubuntu it is in the package python3-venv.' >&2; exit 1; }
	@$(PY) -c 'import pip, sys; sys.exit("%d.%d" % sys.version_info[:2] != "$(PYTHON_VERSION)")' 2>/dev/null || \
		{ $(call say,Setting up $(VENV) with Python $(PYTHON_VERSION)); $(PYTHON) -m venv --clear $(VENV); }
	@$(call say,Installing the libraries)
	@$(call install,t["build-system"]["requires"] + t["project"]["dependencies"])

$(TEST_TOOLS): $(LIBRARIES)
	@$(call say,Installing the tools for tests)
	@$(call install,t["project"]["optional-dependencies"]["test"])

$(DOCS_TOOLS): $(LIBRARIES)
	@$(call say,Installing the tools for documentation)
	@$(call install,t["project"]["optional-dependencies"]["docs"])

$(INSTALLED): $(LIBRARIES) $(SOURCES) setup.py
	@rm -rf $(VENV)/.installed-* $(REPORT) build/wheel
	@HEXHAVEN_BUILD_REPORT='$(CURDIR)/$(REPORT)' $(PY) -c 'from setuptools import build_meta; \
		build_meta.build_wheel("build/wheel", {"--global-option": ["--quiet"]})'
	@$(call say,Installing Hexhaven)
	@$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@$(call say,Hexhaven is installed$(comma) $$(cat $(REPORT)))
	@touch $@
