"""Starts Orca with a speech server that writes what a listener hears, one JSON object per line:
{"type": "ready"}, {"type": "key"}, {"type": "begun"},
{"type": "heard", "text": …}, {"type": "cut", "text": …, "heard": …}, {"type": "quiet"}.

A sentence is spoken at CHARACTERS_PER_SECOND. `cut` means that a key or another sentence stopped it, after the part in
`heard`. `key` means that Orca has handled the press of a key, and `quiet` that nothing is left to say.
"""
import json
import os
import sys
import types

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gio, GLib

# Applications expose their content only while the accessibility bus is enabled.
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for name in ("IsEnabled", "ScreenReaderEnabled"):
    bus.call_sync(
        "org.a11y.Bus",
        "/org/a11y/bus",
        "org.freedesktop.DBus.Properties",
        "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))),
        None,
        Gio.DBusCallFlags.NONE,
        -1,
    )

from orca import input_event, orca, settings, speechserver

CHARACTERS_PER_SECOND = float(os.environ.get("CHARACTERS_PER_SECOND", "18"))
# Delay in milliseconds before silence is reported, because a sentence may follow another.
QUIET_AFTER = 900


def write(**line):
    sys.__stdout__.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.__stdout__.flush()


class SpeechServer(speechserver.SpeechServer):
    server = None

    def __init__(self):
        super().__init__()
        self.waiting = []
        self.timer = 0
        self.begun = 0

    @staticmethod
    def getFactoryName():
        return "Writer"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.server = SpeechServer.server or SpeechServer()
        return SpeechServer.server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.server = None

    def getInfo(self):
        return ["Writer", "default"]

    def speak(self, text=None, acss=None, interrupt=True):
        if not isinstance(text, str) or not text.strip():
            return
        # As in Orca's own speech server, only stop() stops speech.
        self.waiting.append(text.strip())
        if len(self.waiting) == 1:
            self.begin()

    def speakCharacter(self, character, acss=None):
        self.speak(character, acss)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        for [context, acss] in utteranceIterator:
            self.speak(context.utterance, acss, False)

    def begin(self):
        if self.timer:
            GLib.source_remove(self.timer)
        write(type="begun")
        self.begun = GLib.get_monotonic_time()
        self.timer = GLib.timeout_add(int(1000 * len(self.waiting[0]) / CHARACTERS_PER_SECOND) + 1, self.end)

    def end(self):
        self.timer = 0
        write(type="heard", text=self.waiting.pop(0))
        if self.waiting:
            self.begin()
        else:
            self.rest()
        return False

    def rest(self):
        self.timer = GLib.timeout_add(QUIET_AFTER, self.quiet)

    def quiet(self):
        self.timer = 0
        write(type="quiet")
        return False

    def stop(self):
        if not self.waiting:
            return
        said = int((GLib.get_monotonic_time() - self.begun) / 1e6 * CHARACTERS_PER_SECOND)
        for place, text in enumerate(self.waiting):
            write(type="cut", text=text, heard=text[:said] if place == 0 else "")
        self.waiting = []
        GLib.source_remove(self.timer)
        self.rest()


process = input_event.KeyboardEvent.process


def process_and_tell(event):
    result = process(event)
    if event.isPressedKey():
        write(type="key")
    return result


input_event.KeyboardEvent.process = process_and_tell

factory = types.ModuleType("orca.speechdispatcherfactory")
factory.SpeechServer = SpeechServer
sys.modules["orca.speechdispatcherfactory"] = factory

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
settings.enableKeyEcho = False
settings.enableBraille = False
settings.enableBrailleMonitor = False
settings.enableSound = False
GLib.timeout_add(1500, lambda: write(type="ready"))
sys.exit(orca.main())
