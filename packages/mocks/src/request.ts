import { checkUpload, countedBytes, apiError } from '@friendbase/contract';
import type { Endpoint, Upload, UploadRules } from '@friendbase/contract';

/** What a request carries: the file of a call that takes one, otherwise JSON. Throws as the API does. */
export async function bodyOf(
  { input, maxBodyBytes }: Endpoint,
  request: Request,
): Promise<{ json?: unknown; upload?: Upload }> {
  if (input.upload) return { upload: await uploadIn(request, input.upload) };
  return input.body ? { json: await readJson(request, maxBodyBytes) } : {};
}

/** The JSON of a request; an empty body counts as an empty object. */
async function readJson(request: Request, maxBytes: number): Promise<object> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw apiError('bodyTooLarge', { maxBytes });
  const text = new TextDecoder().decode(bytes);
  if (text === '') return {};
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw apiError('notJsonObject');
  return json;
}

/** Read whole before anybody works with it: what takes long here would hold up all other calls. */
async function uploadIn({ headers, body }: Request, rules: UploadRules): Promise<Upload> {
  const head = checkUpload(rules, headers.get('content-type'), headers.get('content-length'));
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBytes(chunksOf(body), rules.maxBytes)) chunks.push(chunk);
  // Again and again: work that another tab has disturbed runs once more.
  const bytes = {
    async *[Symbol.asyncIterator]() {
      yield* chunks;
    },
  };
  return { ...head, bytes };
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) return;
      yield value;
    }
  } catch {
    throw apiError('uploadBrokenOff');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The query of an address; a name given more than once is a list, which no call takes. */
export function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/**
 * Finds the `:name` parameters of a call in a method and a path. MSW's own paths would throw on a parameter that is no valid
 * text, where the API says that nothing is there.
 */
export function callMatcher({ method, kind, path }: Endpoint) {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  // A file may be asked about without being asked for.
  const methods = kind === 'file' ? ['GET', 'HEAD'] : [method.toUpperCase()];
  return (asked: string, pathname: string): Record<string, string> | undefined => {
    const found = methods.includes(asked) ? pattern.exec(pathname) : null;
    if (!found) return undefined;
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]),
    );
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
