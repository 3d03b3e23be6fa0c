import { refused } from '@friendbase/contract';

/** One megabyte: more than any call needs. Source: the bad input every backend refuses. */
const MAX_BODY_BYTES = 2 ** 20;

/** The JSON of a request; an empty body counts as an empty object. Throws `ApiError` 400 and 413. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw refused('bodyTooLarge');
  const text = new TextDecoder().decode(bytes);
  if (text === '') return {};
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw refused('notJsonObject');
  return json;
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
 * Finds the calls to one address of one origin, with its `:name` parameters; `*` stands for any rest. MSW's own
 * paths would throw on a parameter that is no valid text, where the API says that nothing is there.
 */
export function addressMatcher(origin: string, path: string) {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '.*');
  const address = new RegExp(`^${pattern}$`);
  return ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const found = url.origin === origin ? address.exec(url.pathname) : null;
    const params = Object.entries(found?.groups ?? {}).map(([name, text]) => [name, decoded(text)]);
    return { matches: found !== null, params: Object.fromEntries(params) as Record<string, string> };
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
