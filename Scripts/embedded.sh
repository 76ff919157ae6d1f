#!/bin/sh
# Compiles the core modules as Embedded Swift for WebAssembly, to prove that they depend on no operating system.
#
#   Scripts/embedded.sh     leaves modules and objects in .build/embedded; compiles everything again each time
#
# Embedded Swift has no key paths, existentials, dynamic casts, or string processing, and Int has 32 bits here.
set -eu

# In the order of their dependencies.
modules="MockupScene PositionedJSON PositionedXML MockupSymbols MenuDocument MenuTheme MenuResolve MenuLanguages \
  MenuDescriptions MenuLayout MockupSVG MockupPNG MenuGuidelines MenuLint"

cd "$(dirname "$0")/.."
out=.build/embedded
rm -rf "$out"
mkdir -p "$out/include"
swiftc -parse-as-library Sources/PackFolder/*.swift -o "$out/PackFolder"
# Only this header: those of the system around it are for another processor.
cp "$(pkg-config --variable=includedir libdeflate)/libdeflate.h" "$out/include"
features=$(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' Package.swift)

for module in $modules; do
  echo "embedded: $module"
  data=$(cd "Sources/$module" && find . -type f ! -name '*.swift' ! -name '.*' | sed 's,^\./,,')
  generated=
  if [ -n "$data" ]; then
    generated=$out/$module.swift
    # shellcheck disable=SC2086 # several files are meant
    "$out/PackFolder" "$generated" "Sources/$module" $data
  fi
  # shellcheck disable=SC2046,SC2086 # several options and files are meant
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -parse-as-library \
    -swift-version 6 $features -warnings-as-errors -package-name menumock -module-name "$module" \
    -I "$out" -I Sources/CMockupDeflate -Xcc "-I$out/include" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c -o "$out/$module.o" \
    $(find "Sources/$module" -name '*.swift') $generated || {
    echo "embedded.sh: $module does not compile as Embedded Swift" >&2
    exit 1
  }
done
echo "embedded: $out"
