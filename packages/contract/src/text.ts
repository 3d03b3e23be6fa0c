import * as z from 'zod/mini';
import type { InputProblem } from './wrongInput.ts';

/** Whether a text holds nothing but spaces and line breaks. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** Characters as a person counts them, so that an emoji is one and not two. */
export const characterCount = (text: string): number => [...text].length;

/**
 * The key by which usernames and email addresses are compared: without letter case and compatibility forms.
 * Normalised twice and trimmed last, because each step can undo an earlier one. Idempotent.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

/** What Unicode tells programs not to show: soft hyphens, joiners, fillers, the selectors of an emoji's look. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

export const withoutUnseen = (name: string): string => name.replace(UNSEEN, '');

/** Refuses NUL, which ends strings in C, and lone surrogates, which UTF-8 cannot encode. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const storable = z.refine<string>(isStorable, 'unstorable' satisfies InputProblem);
const atMost = (max: number) =>
  z.refine<string>((value) => characterCount(value) <= max, {
    error: 'textTooLong' satisfies InputProblem,
    params: { named: max },
  });

/** The limit as JSON Schema names it, which counts characters as `characterCount` does: for the API document. */
const limit = (max: number) => ({ maxLength: max });

/** Text of up to `max` characters, preserved byte for byte. */
export const text = (max: number) =>
  z.string().check(storable, atMost(max)).register(z.globalRegistry, limit(max));

/** One line of up to `max` characters, without spaces around it and without unseen characters. */
export const line = (max: number) =>
  z
    .string()
    .check(z.trim(), storable, atMost(max), z.refine<string>(isVisible, 'unseen' satisfies InputProblem))
    .register(z.globalRegistry, limit(max));

/** A text that says something. */
export const filled = (schema: z.ZodMiniString) =>
  schema.check(z.refine<string>((value) => !isBlank(value), 'missing' satisfies InputProblem));

/** Joiners inside emoji and scripts are preserved; control, unassigned and other unseen characters are not. */
function isVisible(value: string): boolean {
  return !/[\p{Cc}\p{Cn}\p{Co}\p{Zl}\p{Zp}\u{200B}\u{2060}\u{FEFF}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u.test(
    value,
  );
}

const ID = /^[\w-]{1,64}$/;

/** An id in a path or body. Ours are UUIDs; an unknown id of this shape is a 404. */
export const Id = z.string().check(z.regex(ID));

/** The same without a schema, for what may not wait for one. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** ISO 8601, UTC, milliseconds: text order is time order. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** A `Timestamp` by its form alone: the check of the session is in the first script, which has no room for the calendar. */
export const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** Where a follower of what happens stands: for each member it is counted, without gaps. */
export const LivePlace = z.string().check(z.regex(/^\d{1,15}$/));

/** A missing field counts as empty: one rule decides which answers are required. */
export const orEmpty = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z._default(schema, '' as never);

/** Of a password. Beside what a text is, not beside its rules: the first script has no room for those. Source: product spec §5 and §9. */
export const MIN_PASSWORD_CHARACTERS = 6;
export const MOST_PASSWORD_CHARACTERS = 200;

/** Only a password may consist of spaces. */
export const isFilled = (field: string, value: string): boolean =>
  field === 'password' ? value !== '' : !isBlank(value);

/** How many there are of something. */
export const Count = z.int().check(z.gte(0));

/** More that waits for a member is not counted: the number says that there is much, and counting stays cheap. */
export const MOST_COUNTED = 99;
