/** Joins a title and what follows it to sentences: a screen reader makes no pause where there is no full stop. */
export const inSentences = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
