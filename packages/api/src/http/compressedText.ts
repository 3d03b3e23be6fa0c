import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';

/**
 * Answers requests with `text`, which is made where it is a function, and compressed, once, at the first of them.
 * Browsers revalidate it each time, and get 304 while it is unchanged.
 */
export function compressedText(type: string, text: string | (() => string)): (ctx: Context) => void {
  let made: ReturnType<typeof compress> | undefined;
  return (ctx) => {
    const { bodies, version } = (made ??= compress(typeof text === 'string' ? text : text()));
    // Asked one by one: given both, Koa follows the browser's order, which names gzip first.
    const takes = (encoding: string): boolean => ctx.acceptsEncodings(encoding, 'identity') === encoding;
    const encoding = ['br', 'gzip'].find(takes) ?? 'identity';
    ctx.status = 200;
    ctx.set({ Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache', ETag: `"${version}-${encoding}"` });
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.type = type;
    ctx.body = bodies[encoding];
    notModified(ctx);
  };
}

/** Answers 304 without a body to a browser that has this version already. */
export function notModified(ctx: Context): void {
  if (!ctx.fresh) return;
  ctx.status = 304;
  ctx.body = null;
}

function compress(text: string): { bodies: Record<string, Buffer>; version: string } {
  const plain = Buffer.from(text);
  return {
    bodies: { br: brotliCompressSync(plain), gzip: gzipSync(plain), identity: plain },
    version: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}
