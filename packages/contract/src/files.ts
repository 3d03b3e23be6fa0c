import { DEFAULTS } from './endpoint.ts';
import type { Definition, Endpoint, InputSchemas, Method } from './endpoint.ts';

/** The bytes of a file from `start` on, up to and without `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that a call answers with. */
export interface StoredFile {
  type: string;
  size: number;
  /** Another one for other bytes: letters, digits, `_` and `-`. Sent as the `ETag`. */
  version: string;
  /** What a browser saves it as: it is stored by the member, and by no browser for itself. Left out for what pages show. */
  name?: string;
  /** Called at most once; not for a question about the file alone. */
  open: (range: ByteRange) => AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
}

/** What a call has stored, by its version, which is sent as the `ETag`: another one for other bytes. */
export interface Versioned {
  version: string;
}

/** Defines a call that stores what it is sent, and answers which version that is. */
export const storeEndpoint = <const In extends InputSchemas, Verb extends Method>(
  definition: Omit<Definition<In, Verb>, 'status'>,
): Endpoint<In, Versioned, Verb, 'stored'> => ({ ...DEFAULTS, ...definition, kind: 'stored' });

/** Defines a call that answers a file, whole or in parts. Browsers ask for it by its address: see `addressOf`. */
export const fileEndpoint = <const In extends InputSchemas>(
  definition: Omit<Definition<In, 'get'>, 'method' | 'status'> & { mediaTypes: readonly string[] },
): Endpoint<In, StoredFile, 'get', 'file'> => ({ ...DEFAULTS, ...definition, method: 'get', kind: 'file' });

/** What the head of the answer to a request for a file says. */
interface FileHead {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** What to send, if anything. */
  range: ByteRange | undefined;
}

/** The head of an answer by the headers of its request. Source: RFC 9110 §13 and §14. */
export function fileHead(
  { type, size, version, name }: Omit<StoredFile, 'open'>,
  method: string,
  header: (name: string) => string | null | undefined,
): FileHead {
  const etag = `"${version}"`;
  // Stored, and asked again each time: who was blocked since then is refused at once.
  const common = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': name === undefined ? 'private, no-cache' : 'no-store',
    ETag: etag,
    ...(name !== undefined && { 'Content-Disposition': `attachment; filename="${name}"` }),
  };
  if (names(header('If-None-Match'), etag)) return { status: 304, headers: common, range: undefined };
  const isSame = [undefined, null, '', etag].includes(header('If-Range'));
  const asked = method === 'GET' && isSame ? rangeIn(header('Range'), size) : undefined;
  if (asked === 'none') {
    return { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` }, range: undefined };
  }
  const { start, end } = asked ?? { start: 0, end: size };
  return {
    status: asked ? 206 : 200,
    headers: {
      ...common,
      'Content-Type': type,
      'Content-Length': String(end - start),
      ...(asked ? { 'Content-Range': `bytes ${start}-${end - 1}/${size}` } : {}),
    },
    range: method === 'HEAD' ? undefined : { start, end },
  };
}

const names = (list: string | null | undefined, etag: string): boolean =>
  (list ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

/** One range; several at once, and what is none, get the whole file. `none` for one behind its end. */
function rangeIn(text: string | null | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end: last === '' ? size : Math.min(Number(last) + 1, size) };
}
