import * as zod from 'zod/mini';
import { describe, expect, it } from 'vitest';
import * as later from './later.ts';

const build = (z: typeof zod) =>
  z.extend(z.object({ id: z.string().check(z.regex(/^\w+$/)) }), {
    kind: z.optional(z.enum(['a', 'b'])),
    words: z._default(z.array(z.string().check(z.trim(), z.maxLength(3))), []),
    length: z.pipe(
      z.string(),
      z.transform((text: string) => text.length),
    ),
    many: z.nullable(z.coerce.number().check(z.int(), z.gte(1), z.lte(9))),
    at: z.iso.datetime({ precision: 3 }),
    is: z.boolean(),
    one: z.literal('one').check(z.refine((value) => value === 'one')),
  });

const VALUES: unknown[] = [
  { id: 'x', length: 'four', many: '4', at: '2026-11-22T10:00:00.000Z', is: true, one: 'one' },
  { id: 'x', kind: 'c', words: ['much'], length: 4, many: 10, at: 'now', is: 1, one: 'two' },
  { id: ' ', words: [' a '], length: '', many: null, at: '2026-11-22', is: false },
  null,
];

describe('schemas that are made later', () => {
  it('refuse to be used before they are loaded', () => {
    expect(() => later.string().parse('x')).toThrow('before the schemas were loaded');
  });

  it.each(VALUES)('read %j as zod does', async (value) => {
    await later.loadSchemas();
    const made = build(later as unknown as typeof zod).safeParse(value);
    const own = build(zod).safeParse(value);
    expect({ ...made, error: made.error?.issues }).toEqual({ ...own, error: own.error?.issues });
  });
});
