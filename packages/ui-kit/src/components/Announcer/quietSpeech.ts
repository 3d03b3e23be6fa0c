import { inSentences } from './announcer.ts';

/** Whoever pauses for longer is not in the middle of a word. */
const TYPED_LATELY_MS = 3000;
/** While somebody types, they are spoken to once in so many ms. */
const APART_MS = 10_000;

interface QuietSpeechOptions {
  speak: (words: string) => void;
  /** Tells that something is typed. */
  page: Pick<Window, 'addEventListener'>;
  now?: () => number;
  signal: AbortSignal;
}

/** Says what happens, but to somebody who types never twice in 10 s: what comes meanwhile is said together after that. */
export function createQuietSpeech({
  speak,
  page,
  now = () => performance.now(),
  signal,
}: QuietSpeechOptions): (words: string) => void {
  let typedAt = -Infinity;
  let saidAt = -Infinity;
  let waiting: string[] = [];
  const sayNow = (words: string) => {
    saidAt = now();
    speak(words);
  };
  const sayWaiting = () => {
    const words = inSentences(...waiting);
    waiting = [];
    if (!signal.aborted) sayNow(words);
  };
  page.addEventListener('input', () => void (typedAt = now()), { capture: true, signal });
  return (words) => {
    const isTyping = now() - typedAt < TYPED_LATELY_MS;
    const rest = saidAt + APART_MS - now();
    if (waiting.length === 0 && (!isTyping || rest <= 0)) return sayNow(words);
    if (waiting.length === 0) setTimeout(sayWaiting, rest);
    waiting.push(words);
  };
}
