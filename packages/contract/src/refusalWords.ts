import { reasonFor } from './errorCodes.ts';
import type { ErrorCode, REFUSALS } from './errorCodes.ts';
import { ApiError } from './errors.ts';
import { languageOf } from './languages.ts';

/** Sentences by code. What is left out is said in English. */
export type RefusalSentences = {
  readonly [Code in ErrorCode]?: (typeof REFUSALS)[Code]['message'] extends string
    ? string
    : (typeof REFUSALS)[Code]['message'];
};

/** What one language refuses with. */
export interface RefusalWords {
  /** The whole page that tells a refusal where no other can be made. */
  page: { error: string; title: string; back: string; home: string };
  sentences: RefusalSentences;
}

export type RefusalLanguages = Readonly<Record<'en', RefusalWords>> & Readonly<Record<string, RefusalWords>>;

/** By language. The English sentences stand beside their codes, in `REFUSALS`. */
export const REFUSAL_WORDS: RefusalLanguages = {
  en: {
    page: {
      error: 'Error',
      title: 'This did not work',
      back: 'You can go back and try again.',
      home: 'Go to FriendBase',
    },
    sentences: {},
  },
};

/** A refusal in the first of these languages that there is. */
export interface ToldRefusal {
  language: string;
  words: RefusalWords;
  refusal: ApiError;
}

export function tellIn(
  languages: readonly string[],
  refusal: ApiError,
  table: RefusalLanguages = REFUSAL_WORDS,
): ToldRefusal {
  const language = languageOf(languages, table);
  const words = table[language] ?? table.en;
  const [code, values] = reasonFor(refusal) ?? [];
  const sentence = code && words.sentences[code];
  if (sentence === undefined) return { language, words, refusal };
  const message = typeof sentence === 'string' ? sentence : sentence(values as never);
  const { status, retryAfterSeconds, details } = refusal;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { language, words, refusal: new ApiError({ status, code, details, ...wait, message }) };
}
