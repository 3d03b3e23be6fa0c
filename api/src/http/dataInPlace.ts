import type { Middleware } from 'koa';
import { isWrite } from './methods.ts';

/** Answered 503 by its code, for a folder that was moved away may come back. */
class DataGoneError extends Error {
  override readonly name = 'DataGoneError';
  readonly code = 'DATA_GONE';
}

/**
 * Refuses writes while the files of the database are not at their path: they would be lost. Asked before a write, and
 * once more before it is acknowledged.
 */
export function refuseLostWrites(isDataInPlace: () => boolean): Middleware {
  const check = (): void => {
    if (!isDataInPlace()) throw new DataGoneError('The files of the database were removed or replaced.');
  };
  return async (ctx, next) => {
    if (isWrite(ctx.method)) check();
    await next();
    if (isWrite(ctx.method)) check();
  };
}
