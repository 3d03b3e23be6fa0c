import fc from 'fast-check';
import type { Access, Endpoint } from '../endpoint.ts';
import { calls, DOT, requestFor } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { bodyFor, pathWith, queryFor } from './requestArbitraries.ts';

/** A request for a call as it comes over the network. */
export interface AnyRequest {
  name: CallName;
  /** Who asks, by what they may do. */
  as: Access;
  method: string;
  path: string;
  /** They take the place of those that the caller would send. */
  headers: Record<string, string>;
  body: Uint8Array;
}

const encoder = new TextEncoder();
const JSON_TYPE = { 'content-type': 'application/json' };
const ROLES: readonly Access[] = ['visitor', 'member', 'moderator', 'organizer'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

type Field = [name: string, value: string];

const field = (name: string, ...values: string[]): fc.Arbitrary<Field> =>
  fc.constantFrom(...values).map((value) => [name, value]);

const LONG = 'x'.repeat(2000);

/** Header fields that servers read, each with values that are wrong, odd or in the way. */
const fields = fc.oneof(
  field(
    'content-type',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ),
  field('content-type', 'multipart/form-data; boundary=x', 'multipart/form-data', 'image/png', ';;;', LONG),
  field('content-encoding', 'gzip', 'br', 'nonsense'),
  field('idempotency-key', '', 'a b', LONG, '00000000-0000-4000-8000-000000000000', "' or 1=1 --"),
  field('range', 'bytes=0-0', 'bytes=5-1', 'bytes=-1', 'bytes=0-,5-9', 'items=1', `bytes=${'9'.repeat(30)}-`),
  field('if-none-match', '*', '"', 'W/"x"', LONG),
  field('if-modified-since', 'never', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  field('accept', 'text/html', '*/*;q=x', LONG),
  field('accept-encoding', 'br;q=1.5', '*;q=0'),
  field('accept-language', 'es', '*', 'x'.repeat(300), ';q=,,'),
  field('cookie', 'friendbase=', 'friendbase=%ZZ', `friendbase=${LONG}`, 'friendbase', '=; ;;'),
  field('last-event-id', '0', '-1', '99999999999999999999', LONG),
  field('user-agent', '', LONG, '(((('),
  field('x-forwarded-for', '::1', 'nobody', LONG),
  field('host', 'elsewhere.example'),
);

const oddHeaders = fc.array(fields, { maxLength: 2 }).map((some) => Object.fromEntries(some));

const cutOff = (text: string): fc.Arbitrary<string> =>
  fc.nat({ max: text.length }).map((length) => text.slice(0, length));

const oddBody = (given: string): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    fc.constant(given),
    cutOff(given || '{"a":[1,2]}'),
    fc.uint8Array({ maxLength: 64 }),
    fc.constantFrom('', 'null', '[', '"', '{"__proto__":{"isModerator":true}}', `${'['.repeat(5000)}1`),
    fc.constantFrom('{"a":1,"a":2}', '1e999', '\uFEFF{}', 'a=1&a=2&b[]=3&__proto__[x]=4'),
  );

type Plain = Omit<AnyRequest, 'name' | 'as' | 'body'> & { body: string | Uint8Array };
type Written = Plain & { body: string };

/** As the call is made where nothing is wrong. */
function validRequest(name: CallName): Written {
  const { method, path, headers, body } = requestFor(name);
  const isText = typeof body === 'string';
  return {
    method: method.toUpperCase(),
    path,
    headers: isText || body === undefined ? headers : { ...JSON_TYPE, ...headers },
    body: isText ? body : body === undefined ? '' : JSON.stringify(body),
  };
}

/** By the schemas of the call, now within and now outside of them. */
function nearlyValid(name: CallName, endpoint: Endpoint): fc.Arbitrary<Written> {
  const isFile = endpoint.input.upload !== undefined;
  const parts = fc.tuple(pathWith(name, endpoint), queryFor(endpoint), bodyFor(name, endpoint));
  const { headers } = requestFor(name);
  return parts.map(([path, query, body = '']) => ({
    method: endpoint.method.toUpperCase(),
    path: `${path}${query && '?'}${query}`,
    headers: isFile ? headers : JSON_TYPE,
    body: isFile ? DOT : endpoint.method === 'get' ? '' : body,
  }));
}

/** What no client of ours sends. */
const hostile = (name: CallName, endpoint: Endpoint): fc.Arbitrary<Plain> =>
  nearlyValid(name, endpoint).chain((plain) =>
    fc.record({
      method: fc.oneof({ weight: 4, arbitrary: fc.constant(plain.method) }, fc.constantFrom(...METHODS)),
      path: fc.constant(plain.path),
      headers: oddHeaders.map((odd) => ({ ...plain.headers, ...odd })),
      body: oddBody(plain.body),
    }),
  );

function requestOf([name, endpoint]: (typeof calls)[number]): fc.Arbitrary<AnyRequest> {
  const valid = fc.constant(validRequest(name));
  const plain: fc.Arbitrary<Plain> = fc.oneof(
    { weight: 1, arbitrary: valid },
    { weight: 2, arbitrary: nearlyValid(name, endpoint) },
    { weight: 1, arbitrary: hostile(name, endpoint) },
  );
  const as = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Access>(endpoint.access) },
    fc.constantFrom(...ROLES),
  );
  return fc.tuple(plain, as).map(([{ body, ...request }, caller]) => ({
    ...request,
    name,
    as: caller,
    body: typeof body === 'string' ? encoder.encode(body) : body,
  }));
}

const anyRequest = fc.oneof(...calls.map(requestOf));

/** So many requests for any calls, valid, nearly valid and hostile, from their schemas; the same ones for the same seed. */
export const anyRequests = (seed: number, count: number): AnyRequest[] =>
  fc.sample(anyRequest, { seed, numRuns: count });
