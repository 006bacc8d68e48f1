# Pocket Planets. `make` alone lists what can be made.
# Needed beforehand: Python 3.11 or newer, Node.js 20 or newer with npm, make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NODE := node_modules/.bin
# One more than a small machine has cores: much of the time a test waits for its browser.
WORKERS ?= 3
# Where `make play` serves the site; `make play HOST=0.0.0.0` is for the tablets in the same network, too.
HOST := 127.0.0.1
# In which language `make screenshots` takes them.
LANGUAGE := en
PORT := 8314

# What `make check` runs: the tests of rules and page, but for those that are marked as long. None of
# them needs a browser.
QUICK := tests/engine tests/ui -m "not long" -p no:playwright

# A test that hangs (browsers do, now and then) fails with its traceback, and the others go on.
NO_ENDLESS_TEST := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true

# What was compiled is kept, also where the machine says otherwise: every worker of every run would
# have to compile all tests anew.
unexport PYTHONDONTWRITEBYTECODE

# Stamp files, so that a second run has nothing to do.
BUILD_DEPS := $(VENV)/.build-deps
DEV_DEPS := $(VENV)/.dev-deps
CHROMIUM := $(VENV)/.chromium
NODE_DEPS := node_modules/.deps
NODE_DEV_DEPS := node_modules/.dev-deps
SITE := dist/service-worker.js

# Everything that ends up in the site, or makes it. Folders count too: a deleted file changes its folder.
SOURCES := LICENSE index.html main.py manifest.webmanifest pyscript.toml service-worker.js \
	$(shell find engine ui static tools -name __pycache__ -prune -o \( -type f -o -type d \) -print)

.PHONY: help play site check test test-browsers lint bench soak ladder messages screenshots clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

play: $(SITE) ## build the site and serve it on this machine
	@$(BIN)/python -m tools.serve --host $(HOST) --port $(PORT)

site: $(SITE) ## build the site into dist/

check: lint ## before a commit: style, types, and the quick tests of rules and page
	$(BIN)/python -m pytest --quiet --numprocesses=$(WORKERS) --dist=worksteal $(QUICK)

test: lint $(CHROMIUM) ## check style and types, and run all tests
	$(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal $(NO_ENDLESS_TEST)

test-browsers: $(DEV_DEPS) $(NODE_DEV_DEPS) ## play a game in Firefox and WebKitGTK as well
	@sh tools/other_browsers.sh
	$(BIN)/python -m pytest tests/browsers

lint: $(DEV_DEPS) $(NODE_DEV_DEPS) ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NODE)/biome check
	$(NODE)/tsc --project tsconfig.json
	$(NODE)/tsc --project tsconfig.worker.json

bench: $(DEV_DEPS) $(NODE_DEV_DEPS) ## measure speed and sizes
	@$(BIN)/python tools/chromium.py --install --whole
	$(BIN)/python -m pytest tests/bench

soak: $(DEV_DEPS) $(CHROMIUM) ## play very many games, and say how many
	$(BIN)/python -m pytest tests/soak --capture=no

ladder: $(DEV_DEPS) ## measure how strong the bots are (hours), and write docs/bots.md
	$(BIN)/python -m tools.ladder --jobs $(WORKERS)

messages: $(DEV_DEPS) ## find all messages, bring the translations up to date, say what is missing
	$(BIN)/python -m tools.messages

screenshots: $(SITE) $(CHROMIUM) ## take pictures of the screens into screenshots/; LANGUAGE=fr, LANGUAGE=all
	$(BIN)/python -m tests.browser.screenshots screenshots --language $(LANGUAGE)
	$(BIN)/python -m tools.draw.sheet screenshots

clean: ## remove everything that was made or installed
	rm -rf build dist $(VENV) node_modules screenshots test-results
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BUILD_DEPS): requirements.txt tools/check_machine.sh
	@sh tools/check_machine.sh $(PYTHON)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.txt
	@touch $@

$(DEV_DEPS): requirements-dev.txt $(BUILD_DEPS)
	$(PIP) -r requirements-dev.txt
	@touch $@

$(NODE_DEPS): package.json package-lock.json tools/check_machine.sh
	@sh tools/check_machine.sh $(PYTHON)
	npm ci --omit=dev --loglevel=error
	@touch $@

# Each of the two begins from nothing, and the second has all that the first has.
$(NODE_DEV_DEPS): $(NODE_DEPS)
	npm ci --loglevel=error
	@touch $(NODE_DEPS) $@

$(CHROMIUM): tools/chromium.py $(DEV_DEPS) $(NODE_DEV_DEPS)
	$(BIN)/python tools/chromium.py --install
	@touch $@

$(SITE): $(SOURCES) $(BUILD_DEPS) $(NODE_DEPS)
	$(BIN)/python -m tools.build
