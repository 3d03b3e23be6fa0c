/** Ends each part with a full stop, because screen readers pause only there. */
export const inSentences = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
