import fc from 'fast-check';
import type { Endpoint } from '../endpoint.ts';
import { bodyOf, paramsOf } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { known, mostly, partFor, trap } from './schemaArbitraries.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** A request body: mostly an object with the right fields, sometimes any JSON. */
export const bodyFor = (name: CallName, endpoint: Endpoint): fc.Arbitrary<string | undefined> =>
  endpoint.input.body
    ? mostly(partFor(endpoint, 'body', bodyOf(name))).map(json)
    : fc.option(fc.dictionary(trap, fc.jsonValue({ maxDepth: 1 })).map(json), { nil: undefined });

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Bytes that are not UTF-8, and characters with a meaning in URLs. */
const brokenPiece = fc.oneof(
  fc.constantFrom('%', '%E0%A4%A', '%FF', '%ZZ', '%2F', '%2e%2e', '..', '.'),
  fc.constantFrom(';', '@', '%3F', '%23', '+', '*'),
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map((bytes) => [...bytes].map(percent).join('')),
);

const percent = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** A path parameter: mostly an existing id, else any text, correctly escaped or not. */
const pathPiece = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(good) },
    { weight: 2, arbitrary: known.map(escaped) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{1,65}$/) },
    { weight: 1, arbitrary: fc.oneof(trap, fc.string({ unit: 'binary', minLength: 1 })).map(escaped) },
    { weight: 1, arbitrary: brokenPiece },
  );

/** The path of a call with anything for its parameters. */
export function pathWith(name: CallName, { path }: Endpoint): fc.Arbitrary<string> {
  const good = paramsOf(name);
  const pieces = path
    .split('/')
    .map((piece) => (piece.startsWith(':') ? pathPiece(good[piece.slice(1)] ?? '') : fc.constant(piece)));
  return fc.tuple(...pieces).map((written) => written.join('/'));
}

const pair = (name: string, value: string): string => `${escaped(name)}=${escaped(value)}`;

const written = (query: object): string =>
  Object.entries(query)
    .map(([name, value]) => pair(name, String(value)))
    .join('&');

const queryPiece = fc.oneof(brokenPiece, trap.map(escaped), fc.constantFrom('=', '&', 'limit=', 'before='));

const GOOD_QUERY = { limit: 2, before: '2024-06-01T08:00:00.000Z~x' };

/** A query as the schema has it, or any. */
export const queryFor = (endpoint: Endpoint): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: partFor(endpoint, 'query', GOOD_QUERY).map(written) },
    { weight: 1, arbitrary: fc.array(queryPiece).map((pieces) => pieces.join('')) },
  );
