import { isId } from '@friendbase/contract';

const MOST_LETTERS = 100;

/** One of some words in the address; what is none of them is not there. */
export const oneIn = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

/** Words in the address, such as those of a search. Longer ones than anybody would look for are cut. */
export function wordsIn(value: unknown): string | undefined {
  // The router reads `?search=12` as a number.
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return words === '' ? undefined : words.slice(0, MOST_LETTERS);
}

/** One id in the address; what is no id is not there. */
export const idIn = (value: unknown): string | undefined => (isId(value) ? value : undefined);

/**
 * A list of ids in the address. Anybody can write an address: what is no id is not there, and a list with none left is
 * not in the address at all.
 */
export function idsIn(value: unknown): string[] | undefined {
  const ids = (Array.isArray(value) ? value : []).filter(isId);
  return ids.length > 0 ? ids : undefined;
}

/** The list with an id more, or without it. */
export const withId = (ids: string[] = [], id: string, isIn: boolean): string[] | undefined =>
  idsIn([...ids.filter((one) => one !== id), ...(isIn ? [id] : [])]);
