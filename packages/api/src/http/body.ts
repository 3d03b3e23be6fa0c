import { bodyParser } from '@koa/bodyparser';
import { apiError } from '@friendbase/contract';
import type { Context, Middleware, Next } from 'koa';

const hasBody = ({ req }: Context): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** A page of another site can send forms and plain text without a CORS preflight, but not JSON. */
async function jsonOnly(ctx: Context, next: Next): Promise<void> {
  if (hasBody(ctx) && !ctx.is('application/json')) throw apiError('notJson');
  await next();
}

/** zlib's codes start with Z_, those of its Brotli with ERR_. The library passes them on without a status. */
const isUnpackError = (error: Error): boolean =>
  'errno' in error && 'code' in error && /^(Z|ERR)_/.test(String(error.code));

/** Reads JSON. Its errors are error responses: 400 for broken JSON or packing, 413 for too much. */
const parseJson = (maxBytes: number): Middleware =>
  bodyParser({
    enableTypes: ['json'],
    jsonLimit: maxBytes,
    parsedMethods: ['POST', 'PUT', 'PATCH'],
    onError: (error) => {
      throw error instanceof SyntaxError ? apiError('notJsonObject') : bodyError(error, maxBytes);
    },
  });

function bodyError(error: Error, maxBytes: number): Error {
  if (isUnpackError(error)) return apiError('unreadableRequest');
  return isTooLarge(error) ? apiError('bodyTooLarge', { maxBytes }) : error;
}

const isTooLarge = (error: Error): boolean => 'status' in error && error.status === 413;

async function objectOnly(ctx: Context, next: Next): Promise<void> {
  if (Array.isArray(ctx.request.body)) throw apiError('notJsonObject');
  await next();
}

/** Puts the JSON object a request carries into `ctx.request.body`; an empty object when it carries none. */
export const jsonBody = (maxBytes: number): Middleware[] => [jsonOnly, parseJson(maxBytes), objectOnly];

/** Reads what a form of a page sends. Error responses as for JSON. */
export const formBody = (maxBytes: number): Middleware =>
  bodyParser({
    enableTypes: ['form'],
    formLimit: maxBytes,
    onError: (error) => {
      throw bodyError(error, maxBytes);
    },
  });
