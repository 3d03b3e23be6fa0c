import { apiError } from './apiError.ts';

/** Any type, and none. */
export const ANY_TYPE = '*/*';

/** Which files a call takes. */
export interface UploadRules {
  /** The content types it takes: `image/png`, `image/*`, or `ANY_TYPE`. What a file really is, its bytes alone say. */
  types: readonly string[];
  maxBytes: number;
}

/** A file on its way in. */
export interface Upload {
  /** One of the types the call takes, as the sender names it. */
  type: string;
  /** The same with its parameters, as the sender wrote it. */
  contentType: string;
  /** How many bytes will come, where the sender has said so. */
  size: number | undefined;
  /**
   * The bytes, once, as they come. Throws an error response when too many came, when they broke off and when they stopped
   * coming: whatever was made of them until then has to go.
   */
  bytes: AsyncIterable<Uint8Array>;
}

/** Throws for a file of another type, and for one that is too long by its own account: nothing of it is read. */
export function checkUpload(
  rules: UploadRules,
  contentType: string | null | undefined,
  contentLength: string | null | undefined,
): Omit<Upload, 'bytes'> {
  const { types, maxBytes } = rules;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!isTaken(rules, type)) throw apiError('wrongMediaType', { types });
  const size = contentLength ? Number(contentLength) : undefined;
  if (size !== undefined && size > maxBytes) throw apiError('bodyTooLarge', { maxBytes });
  return { type, contentType: contentType ?? '', size };
}

/** Whether files of a type may come, as their sender names it. */
export const isTaken = ({ types }: Pick<UploadRules, 'types'>, type: string): boolean =>
  types.some((taken) => taken === ANY_TYPE || isOf(type.toLowerCase(), taken));

const isOf = (type: string, taken: string): boolean =>
  taken.endsWith('/*')
    ? /^[\w.+-]+\/[\w.+-]+$/.test(type) && type.startsWith(taken.slice(0, -1))
    : type === taken;

/** The same bytes, counted: the one above the limit is not passed on. */
export async function* countedBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const bytes of source) {
    count += bytes.byteLength;
    if (count > maxBytes) throw apiError('bodyTooLarge', { maxBytes });
    yield bytes;
  }
}
