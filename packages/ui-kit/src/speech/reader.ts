import { createContext, use } from 'react';
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { readAloudMachine } from './readAloudMachine.ts';
import { createBrowserSpeech, type Speech, type SpeechEngine, type SpeechReport } from './speechEngine.ts';
import { markSpoken, unmarkSpoken } from './spokenMarks.ts';

export type Reader = ActorRefFrom<typeof readAloudMachine>;
type Clock = NonNullable<NonNullable<Parameters<typeof createActor<typeof readAloudMachine>>[1]>['clock']>;

/** Starts what reads aloud: one for the page, so that there is one voice at a time. */
export const createReader = (engine: SpeechEngine, clock?: Clock): Reader =>
  readerWith(engine, clock).start();

function readerWith(engine: SpeechEngine, clock?: Clock) {
  const machine = readAloudMachine.provide({
    actors: {
      speech: fromCallback<SpeechReport, { speech: Speech }>(({ input, sendBack }) =>
        engine.speak(input.speech, sendBack),
      ),
    },
    actions: {
      markSentence: (_, { sentence }) => {
        unmarkSpoken();
        markSpoken('sentence', sentence?.rangeOf({ start: 0, end: sentence.text.length }));
      },
      markWord: (_, { sentence, span }) => markSpoken('word', sentence?.rangeOf(span)),
      unmark: unmarkSpoken,
    },
  });
  return createActor(machine, { ...(clock && { clock }) });
}

let pageReader: Reader | undefined;

/** The page's own. It falls silent when the page is left: some browsers would go on speaking. A server never starts it. */
function readerOfPage(): Reader {
  if (pageReader) return pageReader;
  const reader = readerWith(createBrowserSpeech());
  if (typeof window !== 'undefined') {
    reader.start();
    window.addEventListener('pagehide', () => reader.send({ type: 'stopped' }));
  }
  return (pageReader = reader);
}

/** Another reader than the page's own, for stories and tests. */
export const ReaderContext = createContext<Reader | undefined>(undefined);

export const useReader = (): Reader => use(ReaderContext) ?? readerOfPage();
