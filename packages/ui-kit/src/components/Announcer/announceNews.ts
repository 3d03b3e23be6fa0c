import { announce } from './announcer.ts';
import { createQuietSpeech } from './quietSpeech.ts';

/** One for each page: whoever types is spoken to in their peace by all of it together. */
let speech: { say: (words: string) => void; over: AbortController } | undefined;

/** From now on it is known whether somebody types. For what may announce news later. */
export function watchTyping(): (words: string) => void {
  if (!speech) {
    const over = new AbortController();
    speech = { say: createQuietSpeech({ speak: announce, page: window, signal: over.signal }), over };
  }
  return speech.say;
}

/** Announces what others did, to somebody who types never twice in 10 s. Source: accessibility rule G9. */
export const announceNews = (words: string): void => watchTyping()(words);

/** Says nothing anymore of what has yet to be said. */
export function forgetNews(): void {
  speech?.over.abort();
  speech = undefined;
}
