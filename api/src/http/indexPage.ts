import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';

const DEMO_MARK = '<!--demo-account-->';
const DEMO_META = '<meta name="demo-account" content="demo">';

/** The first HTML, with or without the word that the demo account is here. */
export const indexHtml = (template: string, isDemoOffered: boolean): string =>
  template.replaceAll(DEMO_MARK, isDemoOffered ? DEMO_META : '');

/** Answers every page address with the one document, compressed once. Browsers ask each time whether it changed. */
export function indexPage(html: string): (ctx: Context) => void {
  const plain = Buffer.from(html);
  const bodies: Record<string, Buffer> = {
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    identity: plain,
  };
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return (ctx) => {
    // One by one: among equals, Koa would follow the browser's order, and browsers name gzip first.
    const takes = (encoding: string): boolean => ctx.acceptsEncodings(encoding, 'identity') === encoding;
    const encoding = ['br', 'gzip'].find(takes) ?? 'identity';
    ctx.status = 200;
    ctx.set({ Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache', ETag: `"${version}-${encoding}"` });
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.type = 'html';
    ctx.body = bodies[encoding];
  };
}
