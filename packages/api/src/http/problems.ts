import { ApiError, BODY_TOO_LARGE_MESSAGE, NOTHING_HERE_MESSAGE, OUR_FAULT } from '@friendbase/contract';
import type { Context, Middleware, Next } from 'koa';
import { HttpError } from 'koa';
import type { Logger } from 'pino';
import { codeOf, isPassing } from '../db/failures.ts';
import { createOutageLog } from './outages.ts';

/** The sentences for refusals that come from HTTP itself. What a library says about them is never sent. */
const HTTP_SENTENCES: Record<number, string> = {
  400: 'We could not read that request. Please check it and try again.',
  403: 'You cannot open this.',
  404: NOTHING_HERE_MESSAGE,
  405: 'This address does not take that kind of request.',
  408: 'That took too long. Please try again.',
  413: BODY_TOO_LARGE_MESSAGE,
  415: 'Please send JSON, with the content type application/json.',
  431: 'That request has too many headers.',
};

export const httpProblem = (status: number): ApiError =>
  new ApiError({ status, message: HTTP_SENTENCES[status] ?? OUR_FAULT });

/** After these seconds the statement that held this one up has ended, or has met its time limit. */
const busy = (): ApiError =>
  new ApiError({
    status: 503,
    message: 'We are very busy right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

/** Turns whatever went wrong into `{ message }`, and writes our own faults to the log. */
export function problems(logger: Logger): Middleware {
  const logOutage = createOutageLog(logger);
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalFrom(error);
      const details = { err: error, requestId: ctx.state['requestId'] as string };
      if (refusal.status === 503) logOutage(codeOf(error), details);
      else if (refusal.status >= 500) logger.error(details, 'request failed');
      // A cookie set before the fault would promise a session that was rolled back.
      ctx.remove('Set-Cookie');
      if (refusal.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(refusal.retryAfterSeconds));
      ctx.status = refusal.status;
      ctx.body = { message: refusal.message };
    }
  };
}

function refusalFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Koa's libraries throw these for what the caller did wrong: a broken body, a path that leads outside.
  if (error instanceof HttpError && error.status < 500) return callerProblem(error.status);
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return callerProblem(error.status);
  }
  return isPassing(error) ? busy() : httpProblem(500);
}

const callerProblem = (status: number): ApiError => httpProblem(HTTP_SENTENCES[status] ? status : 400);
