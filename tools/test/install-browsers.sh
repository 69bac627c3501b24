#!/usr/bin/env bash
# Installs the browsers that `npm run test:all -- hosts` uses in addition to Chromium: Firefox, and WebKit with a virtual screen.

packages=()
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || packages+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || packages+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || packages+=(xvfb)

[ ${#packages[@]} -gt 0 ] || echo 'Firefox, WebKit and a virtual screen are installed.'
exec "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" "${packages[@]}"
