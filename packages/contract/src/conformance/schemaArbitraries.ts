import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { VIDEO_IDS } from '../videos.ts';
import { eventId } from './eventSeeds.ts';
import { rewardId, tournamentId } from './moneySeeds.ts';
import { friendshipId, memberId, PASSWORD, postId, UNKNOWN_ID } from './seeds.ts';
import { commentId } from './talkSeeds.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Ids and words of `everyCall`, so that random input gets past the first check. */
export const known = fc.oneof(
  fc.constantFrom(memberId('ann'), memberId('ann'), memberId('ben'), memberId('cleo'), memberId('dora')),
  fc.constantFrom(postId(1), postId(2), postId(3), commentId(1), commentId(2), UNKNOWN_ID),
  fc.constantFrom(friendshipId(1), friendshipId(2), tournamentId(1), rewardId(1), eventId(1), VIDEO_IDS[0]),
  fc.constantFrom('ann', PASSWORD, 'ann@example.com', 'Hello'),
);

/** Property names of JavaScript's own objects, and words with a meaning in SQL, HTML or shells. */
export const trap = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then', 'toJSON'),
  fc.constantFrom('null', 'undefined', 'NaN', '-1', '1e999', '%00', '../..', "' or 1=1 --", '${x}', '\0'),
);

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, n) => (n % 2 ? [inner] : { a: inner }), 1);

/** What no field asks for. */
const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  known,
  trap,
  fc.constantFrom(null, true, 0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, nested(200), [], {}),
);

/** Lone surrogates, and NUL. */
const unstorable = fc.constantFrom('\ud83c', 'a\udf3b', '\udf3b\ud83c', 'a\0b');

/** Text for a schema: matching its pattern if it has one, else any words, with lengths around its limit. */
function textFor({ pattern, maxLength }: Json): fc.Arbitrary<string> {
  const limits = maxLength === undefined ? [] : [maxLength - 1, maxLength, maxLength + 1];
  const long = limits.map((length) => fc.constantFrom('a', '🌻', ' ').map((sign) => sign.repeat(length)));
  const anyWords = fc.oneof(known, fc.string({ unit: 'grapheme' }), unstorable, ...long);
  if (pattern === undefined) return anyWords;
  return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, anyWords);
}

function listFor({ items, maxItems = 3 }: Json): fc.Arbitrary<unknown[]> {
  return fc.array(valueFor(items as Json), { maxLength: maxItems + 1 });
}

const fieldFor = (schema: Json, good: unknown): fc.Arbitrary<unknown> => {
  const any = mostly(valueFor(schema));
  // Leaves optional fields out often, so that the others are checked.
  return fc.oneof({ weight: good === undefined ? 1 : 3, arbitrary: fc.constant(good) }, any);
};

/** Objects with missing and unknown fields. Known good values keep many of them valid. */
function objectFor({ properties = {} }: Json, good: Record<string, unknown>): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([field, schema]) => [
    field,
    fieldFor(schema as Json, good[field]),
  ]);
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] }),
      fc.dictionary(fc.oneof(trap, fc.constantFrom('id', 'userId', 'status')), garbage, { maxKeys: 1 }),
    )
    .map(([named, others]) => mixed(named, others));
}

/** Parsed from JSON, because only there `__proto__` is an ordinary field. */
const mixed = (...objects: object[]): object => {
  const fields = objects.flatMap((it) => Object.entries(it)).filter(([, value]) => value !== undefined);
  const written = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return JSON.parse(`{${written.join()}}`) as object;
};

export const mostly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: garbage });

/** Values that match a JSON Schema, and some just outside its limits. */
function valueFor(schema: Json): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((it) => valueFor(it as Json)));
  const { minimum = 0, maximum = 100 } = schema;
  switch (schema.type) {
    case 'object':
      return objectFor(schema, {});
    case 'array':
      return listFor(schema);
    case 'integer':
      return fc.integer({ min: minimum - 1, max: maximum + 1 });
    case 'null':
      return fc.constant(null);
    default:
      return textFor(schema);
  }
}

/** Valid and invalid values for one part of a call; `{}` where the call has no schema for it. */
export function partFor(
  { input }: Endpoint,
  part: 'query' | 'body',
  good: Record<string, unknown> = {},
): fc.Arbitrary<object> {
  const schema = input[part];
  if (!schema) return fc.constant({});
  return objectFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), good);
}
