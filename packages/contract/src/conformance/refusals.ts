import { expect } from 'vitest';
import { createClient } from '../client.ts';
import { refusalStatuses } from '../refusals.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import type { CallName } from './bodies.ts';
import { calledEndpoint } from './calledEndpoint.ts';

/** Every refusal that was given, as `call status`. */
export type SeenRefusals = Set<string>;

export const refusalOf = (name: CallName, status: number): string => `${name} ${status}`;

/**
 * The same backend, whose every answer is held against what its call names: a status that is not named fails the case
 * that meets it. What was refused is added to `seen`.
 */
export function holdingRefusals(open: OpenBackend, seen: SeenRefusals): OpenBackend {
  const watched = (visitor: Visitor): Visitor => {
    const request: Visitor['request'] = async (path, init) => {
      const response = await visitor.request(path, init);
      const [name, endpoint] = calledEndpoint(init?.method ?? 'GET', path) ?? [];
      if (name && endpoint) {
        expect([endpoint.status, ...refusalStatuses(endpoint)], `status of ${name}`).toContain(
          response.status,
        );
        if (response.status >= 400) seen.add(refusalOf(name, response.status));
      }
      return response;
    };
    return { request, call: createClient({ fetch: request }) };
  };
  return async (seed) => {
    const backend = await open(seed);
    return {
      visitor: () => watched(backend.visitor()),
      as: async (username) => watched(await backend.as(username)),
      [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
    };
  };
}
