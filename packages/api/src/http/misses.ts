import { MODERATION_ROOT, apiError } from '@friendbase/contract';
import type { ApiError } from '@friendbase/contract';
import type { Layer } from '@koa/router';
import type { Context, Middleware } from 'koa';

/** Whether a path belongs to the API; everything else is a page or a file of the app. */
const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Refuses a method that an address does not take; the answer lists those it does. */
export function wrongMethod(ctx: Context, allowed: string[]): ApiError {
  ctx.set('Allow', allowed.join(', '));
  return apiError('methodNotAllowed');
}

/** Refuses what matched no call of the API: 405 where the path takes another method, otherwise 404. */
export const unknownCall: Middleware = async (ctx, next) => {
  if (!isApiPath(ctx.path)) {
    await next();
    return;
  }
  // The router stores here what matched by path alone.
  const matched = (ctx['matched'] ?? []) as Pick<Layer, 'methods'>[];
  // What is for moderators alone has no methods either.
  const isTold = !ctx.path.startsWith(MODERATION_ROOT);
  const allowed = isTold ? [...new Set(matched.flatMap(({ methods }) => methods))].sort() : [];
  throw allowed.length > 0 ? wrongMethod(ctx, allowed) : apiError('nothingHere');
};

export const notFoundFallback: Middleware = async () => {
  throw apiError('nothingHere');
};
