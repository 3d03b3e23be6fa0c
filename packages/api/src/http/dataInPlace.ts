import type { Middleware } from 'koa';
import { TemporaryError } from '../db/failures.ts';
import { isWrite } from './crossSite.ts';

/**
 * Refuses writes while the files of the database are not at their path: they would be lost. Asked before a write, and
 * once more before it is acknowledged.
 */
export function refuseLostWrites(isDataInPlace: () => boolean): Middleware {
  const check = (): void => {
    if (!isDataInPlace())
      throw new TemporaryError('DATA_GONE', 'The files of the database were removed or replaced.');
  };
  return async (ctx, next) => {
    if (isWrite(ctx.method)) check();
    await next();
    if (isWrite(ctx.method)) check();
  };
}
