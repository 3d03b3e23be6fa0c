import type { ENGLISH } from './english.ts';

type English = typeof ENGLISH;

/** What is said in one language: a sentence, or one with something in it. */
export type TakenWords = {
  readonly [Part in keyof English]: {
    readonly [Key in keyof English[Part]]: English[Part][Key] extends string ? string : English[Part][Key];
  };
};

/** Some of the words. */
export type SomeTakenWords = { readonly [Part in keyof TakenWords]?: Readonly<Partial<TakenWords[Part]>> };

/** What a language has, also for who reads easy words. What it lacks is said in its usual words, and that in English. */
export interface TakenRow extends SomeTakenWords {
  readonly easy?: SomeTakenWords;
}

export type TakenLanguages = Readonly<Record<string, TakenRow>>;
