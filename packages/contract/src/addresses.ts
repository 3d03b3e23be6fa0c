import type { Endpoint, GivenInput, InputSchemas, Method } from './endpoint.ts';

/** Puts parameters into a path: `/api/likes/:userId/:postId`. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The address of a call with what it is given, on the page's own origin. */
export function addressOf<In extends InputSchemas>(endpoint: Endpoint<In>, given: GivenInput<In>): string {
  const { params = {}, query = {} } = given as Record<string, Record<string, unknown> | undefined>;
  return fillPath(endpoint.path, params) + queryString(query);
}

/** The address of a file, for `src` and `href`. */
export const fileAddress = <In extends InputSchemas>(
  endpoint: Endpoint<In, unknown, Method, 'file'>,
  given: GivenInput<In>,
): string => addressOf(endpoint, given);

function queryString(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`
    : '';
}
