import { bodyParser } from '@koa/bodyparser';
import { refused } from '@friendbase/contract';
import type { Context, Middleware, Next } from 'koa';

const hasBody = ({ req }: Context): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** A page of another site can send forms and plain text without a CORS preflight, but not JSON. */
async function jsonOnly(ctx: Context, next: Next): Promise<void> {
  if (hasBody(ctx) && !ctx.is('application/json')) throw refused('notJson');
  await next();
}

/** zlib's codes start with Z_, those of its Brotli with ERR_. The library passes them on without a status. */
const isUnpackError = (error: Error): boolean =>
  'errno' in error && 'code' in error && /^(Z|ERR)_/.test(String(error.code));

/** Reads JSON. Its errors are refusals: 400 for broken JSON or packing, 413 for too much. */
const parseJson = (maxBytes: number): Middleware =>
  bodyParser({
    enableTypes: ['json'],
    jsonLimit: maxBytes,
    parsedMethods: ['POST', 'PUT', 'PATCH'],
    onError: (error) => {
      throw error instanceof SyntaxError ? refused('notJsonObject') : bodyRefusal(error, maxBytes);
    },
  });

function bodyRefusal(error: Error, maxBytes: number): Error {
  if (isUnpackError(error)) return refused('unreadableRequest');
  return isTooLarge(error) ? refused('bodyTooLarge', { maxBytes }) : error;
}

const isTooLarge = (error: Error): boolean => 'status' in error && error.status === 413;

async function objectOnly(ctx: Context, next: Next): Promise<void> {
  if (Array.isArray(ctx.request.body)) throw refused('notJsonObject');
  await next();
}

/** Puts the JSON object a request carries into `ctx.request.body`; an empty object when it carries none. */
export const jsonBody = (maxBytes: number): Middleware[] => [jsonOnly, parseJson(maxBytes), objectOnly];

/** Reads what a form of a page sends. Refusals as for JSON. */
export const formBody = (maxBytes: number): Middleware =>
  bodyParser({
    enableTypes: ['form'],
    formLimit: maxBytes,
    onError: (error) => {
      throw bodyRefusal(error, maxBytes);
    },
  });
