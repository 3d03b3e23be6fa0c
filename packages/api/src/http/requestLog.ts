import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

const TOO_MANY_TRIES = 429;

/**
 * One line a request. The query, headers and body stay out: they hold what members write and who they are. A
 * call is logged by its route, because its path often holds a member's id. The caller's address is there only where a
 * limit refused, so that whoever runs the server can shut out one who guesses. The id is also in the answer, so that a
 * member's report leads to its line.
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
    const { method, status, ip } = ctx;
    const who = status === TOO_MANY_TRIES ? { address: ip } : {};
    logger.info({ requestId, method, path: routeOf(ctx), status, ms, ...who }, 'request');
  };

const routeOf = (ctx: Context): string => {
  const route: unknown = ctx['_matchedRoute'];
  return typeof route === 'string' ? route : ctx.path;
};
