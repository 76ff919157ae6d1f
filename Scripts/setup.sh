#!/bin/sh
# Installs missing packages on a Debian machine. Elsewhere it prints the requirements.
set -eu

# Libraries and fonts of the program; tools of the tests.
program="libcairo2-dev libpango1.0-dev libharfbuzz-dev libdeflate-dev nettle-dev librsvg2-2 libturbojpeg0 libwebp7 pkg-config \
  fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
tests="librsvg2-bin poppler-utils python3 python3-numpy python3-pil python3-jsonschema python3-lxml"
browsers="chromium chromium-driver python3-selenium firefox-esr python3-websocket python3-venv"
bench="libspng-dev python3 python3-numpy python3-pil"
package="binutils dpkg-dev lintian python3"
wheel="binutils gcc libc6-dev patchelf python3 python3-pip python3-venv"
distribution="$package debootstrap groff-base python3-yaml util-linux"
wasm="clang-16 dpkg-dev libc++-16-dev-wasm32 libclang-rt-16-dev-wasm32 libfreetype-dev python3-venv wasi-libc"
integrations="parallel ninja-build default-jre-headless python3-venv python3-pip nodejs"

wanted=$program
for part in "$@"; do
  case $part in
    tests) wanted="$wanted $tests" ;;
    browsers) wanted="$wanted $browsers" ;;
    bench) wanted="$wanted $bench" ;;
    package) wanted="$wanted $package" ;;
    wheel) wanted="$wanted $wheel" ;;
    distribution) wanted="$wanted $distribution" ;;
    wasm) wanted="$wanted $wasm" ;;
    integrations) wanted="$wanted $integrations" ;;
    *) echo "setup.sh: unknown part $part" >&2; exit 64 ;;
  esac
done

if ! command -v dpkg-query >/dev/null; then
  echo "Not a Debian machine; required packages: $wanted" >&2
  exit 0
fi

missing=
for package in $wanted; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
done
if [ -n "$missing" ]; then
  run=
  [ "$(id -u)" = 0 ] || run=sudo
  echo "installing:$missing"
  $run apt-get update -qq
  # shellcheck disable=SC2086 # one word per package
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

command -v swift >/dev/null || {
  echo "Swift 6.3 is required: https://www.swift.org/install" >&2
  exit 69
}
