"""A voice for Orca that writes: each sentence that a synthesizer would get goes out as a line of JSON.

Orca loads it by its own setting `speechServerFactory`, in place of speech-dispatcher. The program that listens is at the
Unix socket `TEXT_VOICE`. A line that it sends is sent back once Orca has nothing else to do.
"""

import json
import os
import socket

from gi.repository import GLib
from orca import speechserver
from orca.acss import ACSS

_listener = socket.socket(socket.AF_UNIX)
_listener.connect(os.environ["TEXT_VOICE"])


def _tell(kind, text):
    try:
        _listener.sendall((json.dumps({"kind": kind, "text": text}) + "\n").encode())
    except OSError:
        # The listener has gone, and Orca is about to be ended.
        pass


def _asked(_source, _condition):
    token = _listener.recv(64).decode().strip()
    if token:
        # Events wait in Orca's queue at the default priority for idle work, so what comes after that comes after them.
        GLib.idle_add(_tell, "idle", token, priority=GLib.PRIORITY_LOW)
    return bool(token)


GLib.io_add_watch(_listener, GLib.PRIORITY_DEFAULT, GLib.IO_IN, _asked)


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Text"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def getInfo(self):
        return ["Text", "default"]

    def getVoiceFamilies(self):
        return []

    def list_output_modules(self):
        return ()

    def speak(self, text=None, acss=None, interrupt=True):
        if text and not isinstance(text, ACSS):
            _tell("said", text)

    def speakCharacter(self, character, acss=None):
        _tell("said", character)

    def speakKeyEvent(self, event, acss=None):
        _tell("said", event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        """Reading on and on asks for the next sentence once one is spoken; here each is spoken at once."""
        def next_one():
            try:
                context, _voice = next(utteranceIterator)
            except StopIteration:
                return False
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progressCallback(context.copy(), speechserver.SayAllContext.COMPLETED)
            return True
        GLib.idle_add(next_one)

    def stop(self):
        _tell("stopped", "")
