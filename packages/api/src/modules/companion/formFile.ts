import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { apiError } from '@friendbase/contract';
import type { Upload } from '@friendbase/contract';

/** A file in a form, and the fields before it. */
export interface FormFile {
  fields: Readonly<Record<string, string>>;
  bytes: AsyncIterable<Uint8Array>;
}

/** Far more than the fields of an upload take. */
const LIMITS = { fields: 20, fieldSize: 2000, files: 1 };

/** Reads a form up to its file, which comes last; the file is read as it comes. */
export async function formFile({ bytes, contentType }: Upload): Promise<FormFile> {
  const form = formReader(contentType);
  const fields: Record<string, string> = {};
  form.on('field', (name, value) => (fields[name] = value));
  const { promise, resolve, reject } = Promise.withResolvers<FormFile>();
  const reading = pipeline(Readable.from(bytes), form);
  form.once('file', (_, file) => {
    // A form that breaks off in its file is told, and not taken for its end.
    reading.catch((error: Error) => file.destroy(error));
    resolve({ fields, bytes: file });
  });
  reading.then(() => reject(apiError('unreadableRequest')), reject);
  return promise;
}

function formReader(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw apiError('unreadableRequest');
  }
}
