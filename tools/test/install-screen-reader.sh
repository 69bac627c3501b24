#!/usr/bin/env bash
# Installs what `npm run test:all -- listening` uses: the screen reader Orca, a virtual screen, and a keyboard for it.

packages=()
command -v Xvfb >/dev/null || packages+=(xvfb)
command -v orca >/dev/null || packages+=(orca at-spi2-core)
command -v xdotool >/dev/null || packages+=(xdotool)
command -v dbus-daemon >/dev/null || packages+=(dbus-x11)

exec "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" "${packages[@]}"
