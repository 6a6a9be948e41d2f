# SPDX-License-Identifier: GPL-3.0-or-later
# The whole life of the project: make run, make test, make check, make dist, make soak.
.DELETE_ON_ERROR:
.PHONY: run test check dist soak setup translations clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
READY := $(VENV)/.ready

run: setup
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		$(BIN)/pushdesk $(ARGS); \
	else \
		echo "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY): the opponents play an exhibition."; \
		$(BIN)/pushdesk-lab exhibition build/exhibition; \
	fi

setup: $(READY)
	@packaging/system-libraries
	@$(MAKE) --no-print-directory translations

$(READY): pyproject.toml constraints.txt build_translations.py
	@packaging/system-libraries
	@echo "Preparing the virtual environment in $(VENV) …"
	@test -x $(BIN)/python || python3 -m venv $(VENV)
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $@

translations: build/translations/.ready

build/translations/.ready: $(wildcard translations/*.ts)
	@$(BIN)/pushdesk-lab translations --qm >/dev/null
	@touch $@

test: setup
	@packaging/system-libraries --test
	$(BIN)/python -m pytest -n 2 -m "not soak" $(ARGS)

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pushdesk-lab translations --check
	$(BIN)/pushdesk-lab clauses >/dev/null
	$(BIN)/pushdesk --self-test

dist: setup
	@rm -rf dist
	@$(PIP) install --constraint constraints.txt build
	$(BIN)/python -m build --outdir dist

soak: setup
	@packaging/system-libraries --test
	$(BIN)/pushdesk-lab fuzz luck --games 100000 --seed 1 --jobs 2
	$(BIN)/pushdesk-lab fuzz flick --games 2000 --seed 1 --jobs 2
	$(BIN)/pushdesk-lab match flick --seats novice,novice --games 10000
	$(BIN)/python -m pytest -n 2 -m soak --timeout 7200 $(ARGS)

clean:
	rm -rf build dist $(VENV)
