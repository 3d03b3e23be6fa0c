import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { refused } from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';

/** A file in a form, and the fields before it. */
export interface FormFile {
  fields: Readonly<Record<string, string>>;
  bytes: AsyncIterable<Uint8Array>;
}

/** Far more than the fields of an upload take. */
const LIMITS = { fields: 20, fieldSize: 2000, files: 1 };

/** More bytes than the fields and seams of a form have. */
export const FORM_BYTES = 65_536;

/**
 * Reads a form up to its file, which comes last; the file is read as it comes. `contentType` says where the seams are.
 */
export async function formFile({ bytes }: Upload, contentType: string): Promise<FormFile> {
  const form = formReader(contentType);
  const fields: Record<string, string> = {};
  form.on('field', (name, value) => (fields[name] = value));
  const { promise, resolve, reject } = Promise.withResolvers<FormFile>();
  form.once('file', (_, file) => resolve({ fields, bytes: file }));
  const reading = pipeline(Readable.from(bytes), form);
  reading.then(() => reject(refused('unreadableRequest')), reject);
  const { bytes: file } = await promise;
  return { fields, bytes: untilEnd(file, reading) };
}

function formReader(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw refused('unreadableRequest');
  }
}

/** The bytes of the file; a form that breaks off in it is told, and not taken for its end. */
async function* untilEnd(bytes: AsyncIterable<Uint8Array>, reading: Promise<void>) {
  yield* bytes;
  await reading;
}
