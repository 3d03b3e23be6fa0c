import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line a request. The query, headers and body stay out: they hold what members write and who they are.
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
    logger.info({ requestId, method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
  };
