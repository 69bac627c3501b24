#!/usr/bin/env bash
# Installs the Debian packages that its arguments name, for tests that need them. Only where that is apt's to do (Debian, as root); elsewhere it
# says what is missing. It never fails: the tests say what they could not try.

if [ $# -eq 0 ]; then
  exit 0
elif ! command -v apt-get >/dev/null; then
  echo "Not here: $*. There is no apt to install them."
elif [ "$(id -u)" -ne 0 ]; then
  echo "Not here: $*. To install them: sudo apt-get install $*"
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
