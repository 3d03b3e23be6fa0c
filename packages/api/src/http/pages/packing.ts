import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of Home it takes 0.8 ms more than 4 does and sends 2.3 KB less; more saves hardly anything. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The best that the browser takes. Asked one by one: given both, Koa follows the browser's order, which names gzip first. */
export const encodingFor = (ctx: Context): Encoding | undefined =>
  ENCODINGS.find((encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding);

/** A page that is sent once. */
export async function packed(html: string, encoding: Encoding | undefined): Promise<string | Uint8Array> {
  if (encoding === undefined) return html;
  return encoding === 'br' ? brotli(html, QUICK) : zip(html);
}
