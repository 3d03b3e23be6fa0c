import { expect } from 'vitest';
import { createClient } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { errorCodesOf } from '../endpointErrors.ts';
import { expectInTable } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import type { CallName } from './bodies.ts';
import { calledEndpoint } from './calledEndpoint.ts';

/** Every error response that was given, as `call code`. */
export type SeenErrors = Set<string>;

export const errorOf = (name: CallName, code: ErrorCode): string => `${name} ${code}`;

/** A file may come in part, or not again. */
const statusesOf = ({ kind, status }: Endpoint): number[] => [status, ...(kind === 'file' ? [206, 304] : [])];

async function errorIn(response: Response, named: ErrorCode[]): Promise<ErrorCode> {
  const told = (await response.clone().json()) as { message: string; code: ErrorCode };
  expect(named).toContain(told.code);
  expectInTable(response.status, told);
  return told.code;
}

/**
 * The same backend, whose every answer is held against what its call names and against the table of error responses: a code
 * that is not named, or is not that of its status and sentence, fails the case that meets it. What was refused is added
 * to `seen`.
 */
export function checkingErrors(open: OpenBackend, seen: SeenErrors): OpenBackend {
  const watched = (visitor: Visitor): Visitor => {
    const request: Visitor['request'] = async (path, init) => {
      const response = await visitor.request(path, init);
      const [name, endpoint] = calledEndpoint(init?.method ?? 'GET', path) ?? [];
      if (name && endpoint) {
        const { status } = response;
        if (status < 400) expect(statusesOf(endpoint), `status of ${name}`).toContain(status);
        else seen.add(errorOf(name, await errorIn(response, errorCodesOf(endpoint))));
      }
      return response;
    };
    return { request, call: createClient({ fetch: request }), mailTo: (address) => visitor.mailTo(address) };
  };
  return async (...given) => {
    const backend = await open(...given);
    return {
      visitor: () => watched(backend.visitor()),
      as: async (username) => watched(await backend.as(username)),
      sweep: () => backend.sweep(),
      moveTo: (now) => backend.moveTo(now),
      [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
    };
  };
}
