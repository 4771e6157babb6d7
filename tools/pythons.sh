#!/bin/sh
# Prints a Python that can run Capolinea, and fails where there is none.
#
#   tools/pythons.sh               the first that is 3.11 or newer, python3 before all others
#   tools/pythons.sh 3.13          that version; python3.13 means the same
#   tools/pythons.sh /opt/py/bin/python
#
# A name on PATH proves nothing (pyenv leaves names there of versions that are switched off), so each one is run.
# Debian's own lacks ensurepip, without which no environment can be made, until python3-venv is installed.
# After PATH the versions that pyenv keeps are looked through.
set -u

fits() {
    "$1" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

by_version() {
    for python in "python$1" "${PYENV_ROOT:-${HOME:-}/.pyenv}/versions/$1".*/bin/python; do
        if fits "$python"; then
            command -v "$python"
            return 0
        fi
    done
    return 1
}

case "${1:-}" in
"")
    if fits python3; then
        command -v python3
        exit 0
    fi
    for version in 3.13 3.12 3.11; do
        by_version "$version" && exit 0
    done
    exit 1
    ;;
[0-9]* | python[0-9]*.*)
    by_version "${1#python}"
    ;;
*)
    fits "$1" && command -v "$1"
    ;;
esac
