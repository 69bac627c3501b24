#!/usr/bin/env bash
# Installs what `npm run test:all -- hosts` drives besides Chromium: Firefox, and WebKit with a screen in memory.

packages=()
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || packages+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || packages+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || packages+=(xvfb)

[ ${#packages[@]} -gt 0 ] || echo 'Firefox, WebKit and a screen in memory are here.'
exec "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" "${packages[@]}"
