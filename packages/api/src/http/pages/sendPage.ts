import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** Answers a request for an address of the app. */
export type AnswerPage = (ctx: Context) => Promise<void>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** More takes longer than it saves on the way. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Sends a page that is for one browser alone. It is kept nowhere: a page from before a log out must not come back, from
 * this browser's store or from another's.
 */
export async function sendPage(ctx: Context, html: string, status = 200): Promise<void> {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.vary('Accept-Encoding');
  const takes = (encoding: string): boolean => ctx.acceptsEncodings(encoding, 'identity') === encoding;
  const encoding = ['br', 'gzip'].find(takes);
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === 'br' ? await brotli(html, QUICK) : encoding === 'gzip' ? await zip(html) : html;
}
