# Greenpaw: `make run` hosts it here, `make test` runs all that CI runs, `make help` lists the rest.

PYTHON ?= python3
PORT ?= 8123
BIN := .venv/bin
STATIC := src/greenpaw/server/static
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: help install run test check fmt bench page chromium screenshots clean

help:  ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

install: .venv/.installed web/node_modules/.installed  ## make .venv with greenpaw in it, and fetch what the page is built with

.venv/.installed: requirements.txt requirements.in pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Greenpaw needs Python 3.11 or newer: make run PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "Python's venv is missing. On Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/.installed-dev: .venv/.installed requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Greenpaw's page is built with Node.js 20 and npm: install them first"; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/types-tool/node_modules/.installed: web/types-tool/package.json web/types-tool/package-lock.json
	cd web/types-tool && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

page: $(STATIC)/index.html  ## build the page

$(STATIC)/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

run: .venv/.installed $(STATIC)/index.html  ## build what is missing and serve it (PORT=8123)
	$(BIN)/greenpaw serve --port $(PORT)

chromium:
	@command -v chromium >/dev/null || { echo "Installing Chromium for the browser tests"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; }

test: .venv/.installed-dev web/node_modules/.installed web/types-tool/node_modules/.installed $(STATIC)/index.html chromium  ## run everything that CI runs
	$(BIN)/python tools/parts.py check tests modes page browser

check: .venv/.installed-dev web/node_modules/.installed web/types-tool/node_modules/.installed  ## lint, types, imports, texts
	$(BIN)/python tools/parts.py check

fmt: .venv/.installed-dev  ## format the Python sources
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .

bench: .venv/.installed  ## measure the engine against its peers
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	$(BIN)/greenpaw bench

screenshots: .venv/.installed-dev $(STATIC)/index.html chromium  ## make the README's screenshots anew
	$(BIN)/python -m pytest tests/browser -m browser -k screenshot --update-screenshots

clean:  ## remove all that was built
	rm -rf .venv web/node_modules web/types-tool/node_modules $(STATIC) build dist
