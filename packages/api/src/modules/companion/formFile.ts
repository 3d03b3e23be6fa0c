import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { ApiError, apiError } from '@friendbase/contract';
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
    // Who reads the file meets its error. Before anybody reads, an error without a listener would end the process.
    file.on('error', () => undefined);
    // A form that breaks off in its file is told, and not taken for its end.
    reading.catch((error: unknown) => file.destroy(toApiError(error)));
    resolve({ fields, bytes: file });
  });
  reading.then(
    () => reject(apiError('unreadableRequest')),
    (error: unknown) => reject(toApiError(error)),
  );
  return promise;
}

/** What the parser throws is about the form; what stops the bytes themselves is an error of ours already. */
const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : apiError('unreadableRequest');

function formReader(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw apiError('unreadableRequest');
  }
}
