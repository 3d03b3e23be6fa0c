import { visitorPlace } from '@friendbase/contract';
import type { VisitorPage, VisitorPlace } from '@friendbase/contract';
import type { Context } from 'koa';
import { encodingFor, packed } from './packing.ts';

/** Answers a request for an address of the app. */
export type AnswerPage = (ctx: Context) => Promise<void>;

/** The same with a page for the settings of the browser that asks. */
export type AnswerFor = (ctx: Context, settings: string) => Promise<void>;

/** Renders the whole HTML of a visitor's page for the browser that asks. */
export type RenderVisitorPage = (visitor: VisitorPage, ctx: Context) => Promise<string>;

/** Which form is asked for. Not by `ctx.URL`: that needs a `Host` that can be read. */
export const placeOf = (ctx: Context): VisitorPlace =>
  visitorPlace({ pathname: ctx.path, search: ctx.search });

/**
 * Whose page it is, or `none` where nobody is logged in. By it the worker in the browser knows what it may cache for a page
 * without a network, and what it has to forget.
 */
export const MEMBER_HEADER = 'FriendBase-Member';

/**
 * Sends a page that is for one browser alone. It is stored nowhere: a page from before a log out must not come back, from
 * this browser's store or from another's.
 */
export async function sendPage(ctx: Context, html: string): Promise<void> {
  sendPacked(ctx, await packed(html, encodingFor(ctx)));
}

/** The same with a page that is packed as `encodingFor` says. */
export function sendPacked(ctx: Context, body: string | Uint8Array, status = 200): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.vary('Accept-Encoding');
  const encoding = encodingFor(ctx);
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  // A view on the bytes, not a copy.
  ctx.body = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
