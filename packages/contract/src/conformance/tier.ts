import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** Whether the long tier runs as well: `npm test -- --long`. */
export const isLong = (): boolean => inject('isLong');

/** All cases in the long tier, in the short one so many from the beginning: those that fail where any of them would. */
export const casesInTier = <Case>(cases: readonly Case[], inShort: number): readonly Case[] =>
  isLong() ? cases : cases.slice(0, inShort);
