import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line a request. The query, headers and body stay out: they hold what members write and who they are. A
 * call is logged by its route, because its path often holds a member's id. The caller's address stays out too.
 * The id is also in the answer, so that a member's report leads to its line.
 */
export const requestLog =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    logger.info({ requestId, method: ctx.method, path: routeOf(ctx), status: ctx.status, ms }, 'request');
  };

const routeOf = (ctx: Context): string => {
  const route: unknown = ctx['_matchedRoute'];
  return typeof route === 'string' ? route : ctx.path;
};
