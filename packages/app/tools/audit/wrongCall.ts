/** A call of the command that cannot be followed: its message says so, and what there is instead. */
export class WrongCall extends Error {}

/** What was asked for and is not there, and what is. */
export const noSuch = (kind: string, word: string, there: readonly string[]): WrongCall =>
  new WrongCall(`There is no ${kind} "${word}". There are: ${there.join(', ')}.`);

/** The most names that one line can bear. */
const MOST_NAMES = 12;

/** Some of many names, and how many more there are. */
export function someOf(names: readonly string[]): readonly string[] {
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? [...names.slice(0, MOST_NAMES), `and ${rest} more`] : names;
}
