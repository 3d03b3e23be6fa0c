import { FORM_PATHS } from '@friendbase/contract';
import type { ToldError } from '@friendbase/contract';
import type { Context, Middleware } from 'koa';
import { escaped } from './indexPage.ts';
import { answerErrorsBy } from './problems.ts';

/** A person has sent a form: whatever refuses it, before or after it is read, is told by a page. */
export const formErrors: Middleware = async (ctx, next) => {
  if (ctx.method === 'POST' && FORM_PATHS.includes(ctx.path)) {
    answerErrorsBy(ctx, (told) => Promise.resolve(plainPage(ctx, told)));
  }
  await next();
};

/** Needs nothing but this text, so it is there when nothing else is. */
export function plainPage(ctx: Context, { language, words: { page }, errorResponse }: ToldError): void {
  // The request could be read; what was written in it cannot be taken.
  ctx.status = errorResponse.status === 400 ? 422 : errorResponse.status;
  ctx.type = 'html';
  ctx.body =
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${escaped(page.error)} – FriendBase</title>` +
    `<main><h1>${escaped(page.title)}</h1><p>${escaped(errorResponse.message)}</p>` +
    `<p>${escaped(page.back)}</p><p><a href="/">${escaped(page.home)}</a></p></main></html>`;
}
