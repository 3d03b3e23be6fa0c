import type { Endpoint } from '../endpoint.ts';
import { calls } from './bodies.ts';
import type { CallName } from './bodies.ts';

/** The parameters in `path`, decoded, or nothing where it is no path of the call. Throws `URIError` for broken ones. */
export function paramsIn({ path: pattern }: Endpoint, path: string): Record<string, string> | undefined {
  const { pathname } = new URL(path, 'http://any.example');
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const found = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
  if (!found) return undefined;
  return Object.fromEntries(names.map((name, n) => [name, decodeURIComponent(found[n + 1] ?? '')]));
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
