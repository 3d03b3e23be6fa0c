import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** Whether the long tier runs as well: `npm test -- --long`. */
export const isLong = (): boolean => inject('isLong');

/** All cases in the long tier, the first `inShort` of them in the short one. */
export const casesInTier = <Case>(cases: readonly Case[], inShort: number): readonly Case[] =>
  isLong() ? cases : cases.slice(0, inShort);

/** The same, spread over the list: every so-manieth of cases that one mechanism answers alike. */
export const spreadInTier = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isLong() ? cases : cases.filter((_, at) => at % step === 0);
