import { addressOf } from './addresses.ts';
import { errorFrom } from './answers.ts';
import type { Endpoint, GivenInput, InputSchemas } from './endpoint.ts';
import { NetworkError } from './errors.ts';
import type { UploadRules } from './uploads.ts';

interface SendOptions {
  signal?: AbortSignal;
  /** How many bytes have left, again and again. */
  onProgress?: (sentBytes: number) => void;
}

/**
 * Sends a file to a call that takes one. Throws as the client does. By `XMLHttpRequest`, because `fetch` does not tell
 * how far an upload has come.
 */
export async function sendFile<In extends InputSchemas & { upload: UploadRules }, Result>(
  endpoint: Endpoint<In, Result>,
  given: GivenInput<In>,
  file: Blob,
  { signal, onProgress }: SendOptions = {},
): Promise<Result> {
  const response = await send(endpoint, addressOf(endpoint, given), file, { signal, onProgress });
  if (!response.ok) throw await errorFrom(endpoint, response, ['wrongMediaType', 'uploadBrokenOff']);
  return endpoint.output?.parse(await response.json()) as Result;
}

function send(
  { method }: Endpoint,
  url: string,
  file: Blob,
  { signal, onProgress }: { [Name in keyof SendOptions]: SendOptions[Name] | undefined },
): Promise<Response> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new NetworkError('No answer came.', { cause: signal?.reason }));
    request.open(method.toUpperCase(), url);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, fail);
    request.addEventListener('load', () => resolve(responseOf(request)));
    signal?.addEventListener('abort', abort);
    request.send(file);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

/** With the one header that a refusal is read by. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const wait = request.getResponseHeader('retry-after');
  const headers = wait === null ? {} : { 'retry-after': wait };
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}
