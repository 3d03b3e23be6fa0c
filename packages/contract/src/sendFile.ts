import { addressOf } from './addresses.ts';
import { errorFrom } from './answers.ts';
import { putPart } from './companion.ts';
import type { Endpoint, GivenInput, InputSchemas } from './endpoint.ts';
import { NetworkError } from './errors.ts';
import type { UploadRules } from './uploads.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** How many bytes have left, again and again. */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

/**
 * Sends a file to a call that takes one. Throws as the client does. By `XMLHttpRequest`, because `fetch` does not tell
 * how far an upload has come.
 */
export async function sendFile<In extends InputSchemas & { upload: UploadRules }, Result>(
  endpoint: Endpoint<In, Result>,
  given: GivenInput<In>,
  file: Blob,
  options: SendOptions = {},
): Promise<Result> {
  const response = await send(endpoint.method.toUpperCase(), addressOf(endpoint, given), file, options);
  if (!response.ok) throw await errorFrom(endpoint, response, ['wrongMediaType', 'uploadBrokenOff']);
  return endpoint.output?.parse(await response.json()) as Result;
}

/**
 * Sends a part of a file to the address that was signed for it, and answers the part's version. Throws as the client does.
 */
export async function sendPart(url: string, part: Blob, options: SendOptions = {}): Promise<string> {
  const response = await send('PUT', url, part, options);
  if (!response.ok) throw await errorFrom(putPart, response, ['uploadBrokenOff']);
  return response.headers.get('etag') ?? '';
}

function send(
  method: string,
  url: string,
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<Response> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new NetworkError('No answer came.', { cause: signal?.reason }));
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, fail);
    request.addEventListener('load', () => resolve(responseOf(request)));
    signal?.addEventListener('abort', abort);
    request.send(file);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

/** With the headers that answers are read by. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = new Headers();
  for (const name of ['retry-after', 'etag']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}
