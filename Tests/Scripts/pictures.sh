#!/bin/sh
# The README's pictures are those that the program draws now.
# usage: pictures.sh PROGRAM FOLDER NAME...
set -eu
program=$1
folder=$2
shift 2
mkdir -p "$folder"
failed=0
passed=0
for name in "$@"; do
  "$program" render "Samples/$name.json" -o "$folder/$name.png" --quiet
  "$program" render "Samples/$name.json" -o "$folder/$name~dark.png" --appearance dark --quiet
  for file in "$name.png" "$name~dark.png"; do
    if cmp -s "$folder/$file" "Documentation/Pictures/$file"; then
      passed=$((passed + 1))
    else
      echo "Documentation/Pictures/$file is not what the program draws: run make pictures" >&2
      failed=$((failed + 1))
    fi
  done
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
