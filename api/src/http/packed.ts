import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';

/**
 * Answers with one text of that type, compressed once, when it is first asked for. Browsers ask each time whether it
 * changed, and get nothing more when it did not.
 */
export function packed(type: string, text: string): (ctx: Context) => void {
  let made: ReturnType<typeof pack> | undefined;
  return (ctx) => {
    const { bodies, version } = (made ??= pack(text));
    // One by one: among equals, Koa would follow the browser's order, and browsers name gzip first.
    const takes = (encoding: string): boolean => ctx.acceptsEncodings(encoding, 'identity') === encoding;
    const encoding = ['br', 'gzip'].find(takes) ?? 'identity';
    ctx.status = 200;
    ctx.set({ Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache', ETag: `"${version}-${encoding}"` });
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.type = type;
    ctx.body = bodies[encoding];
    answerFresh(ctx);
  };
}

/** Sends no body to a browser that has this very version. */
export function answerFresh(ctx: Context): void {
  if (!ctx.fresh) return;
  ctx.status = 304;
  ctx.body = null;
}

function pack(text: string): { bodies: Record<string, Buffer>; version: string } {
  const plain = Buffer.from(text);
  return {
    bodies: { br: brotliCompressSync(plain), gzip: gzipSync(plain), identity: plain },
    version: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}
