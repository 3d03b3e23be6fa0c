/** One utterance is at most this long: about 12 s at the normal speed, before Chromium would fall silent. */
export const MOST_CHARACTERS = 160;

/** A part of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Cuts a text into sentences, and long ones into parts at a comma or a space. What has no word or sign is left out. */
export function sentencesOf(text: string, locale: string): Span[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...segments]
    .map(({ index, segment }) => trimmed(text, { start: index, end: index + segment.length }))
    .flatMap((sentence) => partsOf(text, sentence))
    .filter(({ start, end }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.slice(start, end)));
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  return {
    start: start + words.length - words.trimStart().length,
    end: end - (words.length - words.trimEnd().length),
  };
}

function partsOf(text: string, { start, end }: Span): Span[] {
  if (end - start <= MOST_CHARACTERS) return [{ start, end }];
  const head = text.slice(start, start + MOST_CHARACTERS);
  const cut = start + cutOf(head);
  return [trimmed(text, { start, end: cut }), ...partsOf(text, trimmed(text, { start: cut, end }))];
}

/** After the last comma, otherwise the last space; a word without any end is cut where it is too long. */
function cutOf(head: string): number {
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const cut = comma > 0 ? comma + 1 : head.lastIndexOf(' ');
  if (cut > 0) return cut;
  // Never between the two halves of one sign.
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
}

/** Where the word that begins at `at` ends, for voices that report its start alone. */
export function wordEnd(text: string, at: number): number {
  const [word = ''] = /^[\p{L}\p{N}\p{M}'’-]+|^\S+/u.exec(text.slice(at)) ?? [];
  return at + word.length;
}
