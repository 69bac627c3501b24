#!/usr/bin/env bash
# Installs what `npm run test:all -- hosts` drives besides Chromium: Firefox, and WebKit with a screen in memory. Only where that is apt's to do
# (Debian, as root); elsewhere it says what is missing. It never fails: the tests say what they could not try.

packages=()
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || packages+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || packages+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || packages+=(xvfb)

if [ ${#packages[@]} -eq 0 ]; then
  echo 'Firefox, WebKit and a screen in memory are here.'
elif ! command -v apt-get >/dev/null; then
  echo "Not here: ${packages[*]}. There is no apt to install them."
elif [ "$(id -u)" -ne 0 ]; then
  echo "Not here: ${packages[*]}. To install them: sudo apt-get install ${packages[*]}"
else
  echo "Installing ${packages[*]} …"
  if log=$(apt-get update -qq 2>&1 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${packages[@]}" 2>&1); then
    echo 'Installed.'
  else
    echo "$log" | tail -n 5
    echo "Not installed: ${packages[*]}."
  fi
fi
exit 0
