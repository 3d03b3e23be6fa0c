import { randomInt } from 'node:crypto';
import { ApiError, languagesIn, errorJson, apiError, tellIn } from '@friendbase/contract';
import type { ErrorLanguages, ToldError } from '@friendbase/contract';
import type { Context, Middleware, Next } from 'koa';
import { HttpError } from 'koa';
import type { Logger } from 'pino';
import { isPassing } from '../db/failures.ts';
import { createOutageLog } from './outages.ts';
import type { PartChecks } from './partChecks.ts';

/** The error responses that come from HTTP itself. What a library says about them is never sent. */
const HTTP_ERRORS = {
  400: 'unreadableRequest',
  403: 'forbidden',
  404: 'nothingHere',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  415: 'notJson',
  431: 'headersTooLarge',
} as const;

/** The error response for what a caller did wrong by HTTP's own rules. */
export const httpProblem = (status: number): ApiError =>
  apiError(HTTP_ERRORS[status as keyof typeof HTTP_ERRORS] ?? 'unreadableRequest');

/** After these seconds the statement that held this one up has ended, or has met its time limit. */
const BUSY_SECONDS = 5;

/** Not there now, and no room left: many requests in a row may meet it. */
const OUTAGES = [503, 507];

type AnswerError = (told: ToldError) => Promise<void>;

/** An error response in the language of whoever sent this request. */
export const toldTo = (ctx: Context, errorResponse: ApiError): ToldError =>
  tellIn(languagesOf(ctx), errorResponse, ctx.state['errorWords'] as ErrorLanguages | undefined);

/** What the sender of this request reads, best first. */
export const languagesOf = (ctx: Context): string[] => languagesIn(ctx.get('Accept-Language'));

/** From now on an error response of this request is told by `answer`, as it did not come from a program: by a page. */
export const answerErrorsBy = (ctx: Context, answer: AnswerError): void => {
  ctx.state['answerError'] = answer;
};

/** Turns whatever went wrong into `{ message, code }`, or into a page, and writes our own exceptions to the log. */
export function problems(
  logger: Logger,
  checks: Partial<PartChecks> = {},
  errorWords?: ErrorLanguages,
): Middleware {
  const logOutage = createOutageLog(logger, checks);
  return async (ctx: Context, next: Next) => {
    ctx.state['errorWords'] = errorWords;
    try {
      await next();
    } catch (error) {
      const told = toldTo(ctx, errorFrom(error));
      const { errorResponse } = told;
      const requestId = ctx.state['requestId'] as string;
      const details = { err: error, requestId };
      if (OUTAGES.includes(errorResponse.status)) logOutage(error, requestId);
      else if (errorResponse.status >= 500) logger.error(details, 'request failed');
      // A cookie set before the exception would promise a session that was rolled back.
      ctx.remove('Set-Cookie');
      if (errorResponse.retryAfterSeconds !== undefined)
        ctx.set('Retry-After', String(spread(errorResponse.status, errorResponse.retryAfterSeconds)));
      ctx.status = errorResponse.status;
      ctx.body = errorJson(errorResponse);
      const answer = ctx.state['answerError'] as AnswerError | undefined;
      await answer?.(told).catch((failure: unknown) => {
        logger.error({ ...details, err: failure }, 'error not rendered as a page');
      });
    }
  };
}

/**
 * An outage refuses everybody in the same second. `Retry-After` is spread over one to two times `seconds`, so that they do not all come
 * back in one. A limit names its seconds in words too, and keeps them.
 */
const spread = (status: number, seconds: number): number =>
  status === 503 ? seconds + randomInt(seconds) : seconds;

function errorFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Koa's libraries throw these for what the caller did wrong: a broken body, a path that leads outside.
  if (error instanceof HttpError && error.status < 500) return httpProblem(error.status);
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return httpProblem(error.status);
  }
  return isPassing(error) ? apiError('busy', { retryAfterSeconds: BUSY_SECONDS }) : apiError('ourFault');
}
