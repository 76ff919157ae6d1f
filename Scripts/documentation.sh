#!/bin/sh
# Builds the API documentation with the toolchain's DocC. Warnings are errors.
#
#   Scripts/documentation.sh FOLDER     needs a debug build; `make docs` creates it
#
# Swift's DocC plugin would be a dependency of every package that uses the library.
set -eu

out=$1
cd "$(dirname "$0")/.."
swift=$(readlink -f "$(command -v swift)")
docc=$(command -v docc || echo "$(dirname "$swift")/docc")
[ -x "$docc" ] || { echo "documentation.sh: the toolchain has no docc" >&2; exit 69; }

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)
# The modules of the library products, and those of types in their declarations.
for module in MockupScene PositionedJSON MockupSymbols MenuDocument MenuTheme MenuResolve MenuDescriptions MenuLayout MenuLint \
  MockupFiles MenuMockup MockupSets MenuMockupTesting; do
  # shellcheck disable=SC2046 # one word per option
  swift symbolgraph-extract -module-name "$module" -target "$target" -minimum-access-level public \
    -output-dir "$graphs" -I .build/debug/Modules -I .build/checkouts/swift-system/Sources/CSystem/include \
    $(for part in CMockupCairo CMockupHarfBuzz CMockupPango CMockupDeflate CMockupNettle CMockupProcesses; do echo "-I Sources/$part"; done) \
    $(pkg-config --cflags-only-I cairo-ft harfbuzz pango libdeflate nettle)
done

mkdir -p "$out"
"$docc" convert --warnings-as-errors --additional-symbol-graph-dir "$graphs" --fallback-display-name menumock \
  --fallback-bundle-identifier menumock --transform-for-static-hosting --output-path "$out"
echo "documentation: $out"
