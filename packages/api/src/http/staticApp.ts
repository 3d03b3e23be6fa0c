import type { Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { apiError, FORM_PATHS } from '@friendbase/contract';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';
import { HttpError } from 'koa';
import { wrongMethod } from './misses.ts';
import { notModified } from './compressedText.ts';
import type { Pages } from './pages/serverRenderedPages.ts';

/**
 * Serves the built app: its files, each from its `.br` or `.gz` neighbour where the browser takes that, and its pages. What
 * is neither is 404: for a person as a page, for a program in short.
 */
export function staticApp(
  root: string,
  pages: Pick<Pages, 'answer' | 'isPage' | 'answerNotFound'>,
): Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw wrongMethod(ctx, ['GET', 'HEAD']);
    const path = decodedPath(ctx);
    if (isFileAddress(path)) {
      if (await sendFile(ctx, root, path)) return;
    } else if (MORE_PAGES.includes(path) || (await pages.isPage(path))) {
      await pages.answer(ctx);
      return;
    }
    // The first of the two where somebody takes anything.
    if (ctx.accepts('json', 'html') !== 'html') throw apiError('nothingHere');
    await pages.answerNotFound(ctx);
  };
}

/** The document itself, and where a form leads whose answer is a page: a reload of it starts over. */
const MORE_PAGES: readonly string[] = ['/index.html', ...FORM_PATHS];

function decodedPath(ctx: Context): string {
  try {
    return decodeURIComponent(ctx.path);
  } catch {
    throw apiError('unreadableRequest');
  }
}

/** `/assets/` holds files only, and an address that ends like a file's is one: its absence must not look like a page. */
const isFileAddress = (path: string): boolean =>
  path !== '/index.html' && (path.startsWith('/assets/') || extname(path) !== '');

/** Answers whether the file is there. */
async function sendFile(ctx: Context, root: string, path: string): Promise<boolean> {
  ctx.set('Vary', 'Accept-Encoding');
  const setHeaders = fileHeaders(path.startsWith('/assets/'));
  const sent = await send(ctx, ctx.path, { root, setHeaders }).catch(nothingIfMissing);
  if (sent === undefined) return false;
  if (!IS_DOCUMENT.test(path)) for (const header of OF_DOCUMENTS) ctx.remove(header);
  notModified(ctx);
  return true;
}

function nothingIfMissing(error: unknown): undefined {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

/** What a browser may open as a page, a picture of ours included. Scripts, style sheets and fonts only come to one. */
const IS_DOCUMENT = /\.(?!(js|css|woff2)$)\w+$/;

/** Rules for documents: about 1 KB, which would come with each of twenty files. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Files in `/assets/` carry a hash of their content in their name: a year is as good as for ever. */
const fileHeaders =
  (isHashed: boolean) =>
  (response: ServerResponse, path: string, { mtimeMs, size }: Stats) => {
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('ETag', `"${mtimeMs.toString(36)}-${size.toString(36)}${extname(path)}"`);
  };
