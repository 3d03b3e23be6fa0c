import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** Whether cases that repeat themselves to be surer do so many times over: `npm test -- --long`. */
export const isLong = (): boolean => inject('isLong');
