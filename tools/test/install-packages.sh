#!/usr/bin/env bash
# Installs the Debian packages given as arguments, for tests that need them. Works only with apt (Debian, as root).
# Elsewhere, it lists the missing packages. It never fails: the tests report what they skip.

if [ $# -eq 0 ]; then
  exit 0
elif ! command -v apt-get >/dev/null; then
  echo "Missing: $*. There is no apt to install them."
elif [ "$(id -u)" -ne 0 ]; then
  echo "Missing: $*. To install them: sudo apt-get install $*"
else
  echo "Installing $* …"
  if log=$(apt-get update -qq 2>&1 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" 2>&1); then
    echo 'Installed.'
  else
    echo "$log" | tail -n 5
    echo "Not installed: $*."
  fi
fi
exit 0
