import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** How many games a test plays by chance. */
export const RANDOM_GAMES = inject('isLong') ? 10_000 : 1000;
