import { ApiError, languagesIn, refusalJson, refused, tellIn } from '@friendbase/contract';
import type { RefusalLanguages, ToldRefusal } from '@friendbase/contract';
import type { Context, Middleware, Next } from 'koa';
import { HttpError } from 'koa';
import type { Logger } from 'pino';
import { isPassing } from '../db/failures.ts';
import { createOutageLog } from './outages.ts';
import type { PartChecks } from './partChecks.ts';

/** The refusals that come from HTTP itself. What a library says about them is never sent. */
const HTTP_REFUSALS = {
  400: 'unreadableRequest',
  403: 'forbidden',
  404: 'nothingHere',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  415: 'notJson',
  431: 'headersTooLarge',
} as const;

/** The refusal for what a caller did wrong by HTTP's own rules. */
export const httpProblem = (status: number): ApiError =>
  refused(HTTP_REFUSALS[status as keyof typeof HTTP_REFUSALS] ?? 'unreadableRequest');

/** After these seconds the statement that held this one up has ended, or has met its time limit. */
const BUSY_SECONDS = 5;

/** Not there now, and no room left: many requests in a row may meet it. */
const OUTAGES = [503, 507];

type AnswerRefusal = (told: ToldRefusal) => Promise<void>;

/** A refusal in the language of whoever sent this request. */
export const toldTo = (ctx: Context, refusal: ApiError): ToldRefusal =>
  tellIn(languagesOf(ctx), refusal, ctx.state['refusalWords'] as RefusalLanguages | undefined);

/** What the sender of this request reads, best first. */
export const languagesOf = (ctx: Context): string[] => languagesIn(ctx.get('Accept-Language'));

/** From now on a refusal of this request is told by `answer`, as it did not come from a program: by a page. */
export const answerRefusalsBy = (ctx: Context, answer: AnswerRefusal): void => {
  ctx.state['answerRefusal'] = answer;
};

/** Turns whatever went wrong into `{ message, code }`, or into a page, and writes our own faults to the log. */
export function problems(
  logger: Logger,
  checks: Partial<PartChecks> = {},
  refusalWords?: RefusalLanguages,
): Middleware {
  const logOutage = createOutageLog(logger, checks);
  return async (ctx: Context, next: Next) => {
    ctx.state['refusalWords'] = refusalWords;
    try {
      await next();
    } catch (error) {
      const told = toldTo(ctx, refusalFrom(error));
      const { refusal } = told;
      const requestId = ctx.state['requestId'] as string;
      const details = { err: error, requestId };
      if (OUTAGES.includes(refusal.status)) logOutage(error, requestId);
      else if (refusal.status >= 500) logger.error(details, 'request failed');
      // A cookie set before the fault would promise a session that was rolled back.
      ctx.remove('Set-Cookie');
      if (refusal.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(refusal.retryAfterSeconds));
      ctx.status = refusal.status;
      ctx.body = refusalJson(refusal);
      const answer = ctx.state['answerRefusal'] as AnswerRefusal | undefined;
      await answer?.(told).catch((failure: unknown) => {
        logger.error({ ...details, err: failure }, 'refusal not shown as a page');
      });
    }
  };
}

function refusalFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // Koa's libraries throw these for what the caller did wrong: a broken body, a path that leads outside.
  if (error instanceof HttpError && error.status < 500) return httpProblem(error.status);
  if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500) {
    return httpProblem(error.status);
  }
  return isPassing(error) ? refused('busy', { retryAfterSeconds: BUSY_SECONDS }) : refused('ourFault');
}
