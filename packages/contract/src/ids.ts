import * as z from 'zod/mini';

const ID = /^[\w-]{1,64}$/;

/** An id in a path or body. Ours are UUIDs; an unknown id of this shape is a 404. */
export const Id = z.string().check(z.regex(ID));

/** The same without a schema, for what may not wait for one. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** ISO 8601, UTC, milliseconds: text order is time order. */
export const Timestamp = z.iso.datetime({ precision: 3 });
