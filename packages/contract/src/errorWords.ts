import { reasonFor } from './apiError.ts';
import type { ErrorCode, ERRORS } from './errorCodes.ts';
import { ApiError } from './errors.ts';
import { languageOf } from './languages.ts';

/** Sentences by code. What is left out is said in English. */
export type ErrorSentences = {
  readonly [Code in ErrorCode]?: (typeof ERRORS)[Code]['message'] extends string
    ? string
    : (typeof ERRORS)[Code]['message'];
};

/** What one language refuses with. */
export interface ErrorWords {
  /** The whole page that tells an error response where no other can be made. */
  page: { error: string; title: string; back: string; home: string };
  sentences: ErrorSentences;
}

export type ErrorLanguages = Readonly<Record<'en', ErrorWords>> & Readonly<Record<string, ErrorWords>>;

/** By language. The English sentences stand beside their codes, in `ERRORS`. */
export const ERROR_WORDS: ErrorLanguages = {
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

/** An error response in the first of these languages that there is. */
export interface ToldError {
  language: string;
  words: ErrorWords;
  errorResponse: ApiError;
}

export function tellIn(
  languages: readonly string[],
  errorResponse: ApiError,
  table: ErrorLanguages = ERROR_WORDS,
): ToldError {
  const language = languageOf(languages, table);
  const words = table[language] ?? table.en;
  const [code, values] = reasonFor(errorResponse) ?? [];
  const sentence = code && words.sentences[code];
  if (sentence === undefined) return { language, words, errorResponse };
  const message = typeof sentence === 'string' ? sentence : sentence(values as never);
  const { status, retryAfterSeconds, details } = errorResponse;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { language, words, errorResponse: new ApiError({ status, code, details, ...wait, message }) };
}
