import { APPEAL_PATH, LOGIN_PATH, LOGOUT_PATH } from '@friendbase/contract';
import type { ApiError } from '@friendbase/contract';
import type { Context, Middleware } from 'koa';
import { escaped } from './indexPage.ts';
import { answerRefusalsBy } from './problems.ts';

/** Where the forms of the first HTML are sent to. */
export const FORM_PATHS: readonly string[] = [LOGIN_PATH, LOGOUT_PATH, APPEAL_PATH];

/** A person has sent a form: whatever refuses it, before or after it is read, is told by a page. */
export const refusedForms: Middleware = async (ctx, next) => {
  if (ctx.method === 'POST' && FORM_PATHS.includes(ctx.path)) {
    answerRefusalsBy(ctx, (refusal) => Promise.resolve(plainPage(ctx, refusal)));
  }
  await next();
};

/** Needs nothing but this text, so it is there when nothing else is. */
export function plainPage(ctx: Context, { status, message }: Pick<ApiError, 'status' | 'message'>): void {
  // The request could be read; what was written in it cannot be taken.
  ctx.status = status === 400 ? 422 : status;
  ctx.type = 'html';
  ctx.body =
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><title>Error – FriendBase</title>' +
    `<main><h1>This did not work</h1><p>${escaped(message)}</p>` +
    '<p>You can go back and try again.</p><p><a href="/">Go to FriendBase</a></p></main></html>';
}
