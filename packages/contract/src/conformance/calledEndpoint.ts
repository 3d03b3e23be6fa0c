import type { Endpoint } from '../endpoint.ts';
import { calls } from './bodies.ts';
import type { CallName } from './bodies.ts';

/** By the paths of calls. To compile them for each request took a tenth of the time of the mocks' conformance. */
const patterns = new Map(
  calls.map(([, { path }]) => [path, new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)]),
);

/** The parameters in `path`, decoded, or nothing where it is no path of the call. Throws `URIError` for broken ones. */
export function paramsIn({ path: pattern }: Endpoint, path: string): Record<string, string> | undefined {
  const found = patterns.get(pattern)?.exec(new URL(path, 'http://any.example').pathname);
  if (!found) return undefined;
  const groups = Object.entries(found.groups ?? {});
  return Object.fromEntries(groups.map(([name, text]) => [name, decodeURIComponent(text)]));
}

const isPathOf = (endpoint: Endpoint, path: string): boolean => {
  try {
    return paramsIn(endpoint, path) !== undefined;
  } catch {
    return true;
  }
};

/** The call that a request is for, if it is for any. */
export const calledEndpoint = (method: string, path: string): [CallName, Endpoint] | undefined =>
  calls.find(([, endpoint]) => endpoint.method === method.toLowerCase() && isPathOf(endpoint, path));
