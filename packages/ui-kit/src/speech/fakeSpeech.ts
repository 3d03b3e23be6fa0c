import type { SpeechEngine } from './speechEngine.ts';

interface Clock {
  setTimeout(fn: () => void, timeout: number): unknown;
  clearTimeout(id: never): void;
}

/** How long the fake voice takes to begin, and for each word. */
export const FAKE_START_MS = 100;
export const FAKE_WORD_MS = 300;

interface FakeVoice {
  /** Whether it reports each word, as not every voice does. @default true */
  reportsWords?: boolean;
  /** Whether the device has a voice at all. @default true */
  isThere?: boolean;
  /** Whether it ever begins. @default true */
  begins?: boolean;
}

/**
 * A voice for tests and stories that says nothing and takes its clock as an argument. `heard` has the words it reached,
 * `isSpeaking` whether it speaks at this moment.
 */
export function createFakeSpeech(
  clock: Clock,
  { reportsWords = true, isThere = true, begins = true }: FakeVoice = {},
) {
  const heard: string[] = [];
  const asked: { text: string; rate: number }[] = [];
  let isSpeaking = false;
  const engine: SpeechEngine = {
    speak({ text, rate }, report) {
      asked.push({ text, rate });
      const words = [...text.matchAll(/\S+/g)];
      const timers: unknown[] = [];
      const after = (ms: number, fn: () => void) => timers.push(clock.setTimeout(fn, ms));
      // As browsers do: a voice is found within the press, and that there is none is known later.
      if (isThere) report({ type: 'voice.found' });
      else after(0, () => report({ type: 'voice.missing' }));
      if (isThere && begins) {
        after(FAKE_START_MS, () => {
          isSpeaking = true;
          report({ type: 'speech.started' });
        });
        for (const [index, { 0: word, index: at }] of words.entries()) {
          after(FAKE_START_MS + index * FAKE_WORD_MS + 1, () => {
            heard.push(word);
            if (reportsWords) report({ type: 'speech.reached', at, length: word.length });
          });
        }
        after(FAKE_START_MS + words.length * FAKE_WORD_MS, () => {
          isSpeaking = false;
          report({ type: 'speech.ended' });
        });
      }
      return () => {
        isSpeaking = false;
        for (const timer of timers) clock.clearTimeout(timer as never);
      };
    },
  };
  return { engine, heard, asked, isSpeaking: () => isSpeaking };
}
