import { startUpload } from '../mediaUploads.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Visitor } from './backend.ts';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0);

/** A picture 3 dots wide and 2 high. */
export const PNG = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWOwr62CIAY4CwBHWgdFG6vSjgAAAABJRU5ErkJggg==',
);

const PNG_WIDTH_AT = 16;

/** The same, but its head says that it has 20,000 times 20,000 dots. */
export const HUGE_PNG = PNG.slice();
new DataView(HUGE_PNG.buffer).setUint32(PNG_WIDTH_AT, 20_000);
new DataView(HUGE_PNG.buffer).setUint32(PNG_WIDTH_AT + 4, 20_000);

/** A short box of a film: its length, its name, and what is in it. */
const box = (name: string, content: string): string =>
  `\0\0\0${String.fromCodePoint(8 + content.length)}${name}${content}`;

const TRACK = box('trak', box('mdia', box('hdlr', `${'\0'.repeat(8)}vide${'\0'.repeat(13)}`)));

/** A film of no pictures, in the boxes that all films have. */
export const MP4 = new TextEncoder().encode(
  box('ftyp', 'isom\0\0\u0002\0isommp42') + box('moov', TRACK) + box('mdat', 'the film'),
);

/** Sends bytes to an address. */
export async function send(
  visitor: Visitor,
  address: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  type = 'image/png',
): Promise<Answer> {
  const { status, headers, text } = await visitor
    .request(address, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
    .then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
  return { status, headers, raw: text };
}

/** Sends bytes to a new address, and gives that. */
export async function sent(visitor: Visitor, bytes: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const { uploadURL } = await visitor.call(startUpload, {});
  const { status, raw } = await send(visitor, uploadURL, bytes);
  if (status !== 204) throw new Error(raw);
  return uploadURL;
}

/** Asks for what was sent to be made ready. */
export const process = (visitor: Visitor, mediaURL: string, more: object = {}): Promise<Answer> =>
  ask(visitor, 'put', '/api/media/process', { mediaURL, ...more });
