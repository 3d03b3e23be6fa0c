import {
  ADDRESS_SECONDS,
  createMultipart,
  getUploadParams,
  listParts,
  sendForm,
  signPart,
} from '../companion.ts';
import { fillPath } from '../addresses.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Visitor } from './backend.ts';
import { PNG } from './uploadSeeds.ts';

type Body = NonNullable<RequestInit['body']>;

export interface Begun {
  key: string;
  uploadId: string;
}

export const begin = (visitor: Visitor, type = 'image/png'): Promise<Begun> =>
  visitor.call(createMultipart, { body: { type, filename: '../../hills.png' } });

/** The path of an upload, with its key. */
export const pathOf = ({ key, uploadId }: Begun, more = ''): string =>
  `${fillPath(listParts.path, { uploadId })}${more}?key=${encodeURIComponent(key)}`;

/** Where a part goes, without the name of the site. */
export async function addressOfPart(visitor: Visitor, begun: Begun, partNumber = 1): Promise<string> {
  const { key, uploadId } = begun;
  const given = { params: { uploadId, partNumber }, query: { key } };
  const { url, expires } = await visitor.call(signPart, given);
  if (expires !== ADDRESS_SECONDS) throw new Error(`${url} ends in ${expires} s`);
  return localPart(url);
}

const localPart = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://any.example');
  return pathname + search;
};

/** Sends a part to its address, and answers its version where it is stored. */
export async function putTo(
  visitor: Visitor,
  address: string,
  bytes: Body,
): Promise<Answer & { etag: string }> {
  const response = await visitor.request(address, { method: 'PUT', body: bytes });
  const { status, headers } = response;
  return { status, headers, raw: await response.text(), etag: headers.get('etag') ?? '' };
}

export const sendPart = async (visitor: Visitor, begun: Begun, partNumber: number, bytes: Body) =>
  putTo(visitor, await addressOfPart(visitor, begun, partNumber), bytes);

export const complete = (visitor: Visitor, begun: Begun, ...etags: string[]): Promise<Answer> =>
  ask(visitor, 'post', pathOf(begun, '/complete'), {
    parts: etags.map((ETag, index) => ({ PartNumber: index + 1, ETag })),
  });

export const abort = (visitor: Visitor, begun: Begun): Promise<Answer> =>
  ask(visitor, 'delete', pathOf(begun));

interface Form {
  url: string;
  fields: Record<string, string>;
}

/** A form for one file, and where it goes. */
export async function askForm(visitor: Visitor): Promise<Form> {
  const { url, fields } = await visitor.call(getUploadParams, { query: { type: 'image/png' } });
  return { url: localPart(url), fields };
}

const SEAM = 'seam-of-a-form';
const FIELD = `--${SEAM}\r\ncontent-disposition: form-data; name=`;
export const FORM_TYPE = `multipart/form-data; boundary=${SEAM}`;

/** A form as text, which ends with its file. */
export const formText = (fields: Record<string, string>, file?: string): string =>
  [
    ...Object.entries(fields).map(([name, value]) => `${FIELD}"${name}"\r\n\r\n${value}\r\n`),
    ...(file === undefined
      ? []
      : [`${FIELD}"file"; filename="hills.png"\r\ncontent-type: image/png\r\n\r\n${file}\r\n`]),
    `--${SEAM}--\r\n`,
  ].join('');

/** An upload with one part, a whole picture. */
export async function withPart(visitor: Visitor): Promise<Begun & { etag: string }> {
  const begun = await begin(visitor);
  const { etag } = await sendPart(visitor, begun, 1, PNG);
  return { ...begun, etag };
}

/** Sends a form with a picture in it. */
export async function postPicture(visitor: Visitor, fields: Record<string, string>): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([PNG], { type: 'image/png' }), 'hills.png');
  const response = await visitor.request(sendForm.path, { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, raw: await response.text() };
}
