/** Names of the CSS Custom Highlight API: they paint words without touching what React owns. */
const MARKS = { sentence: 'fb-spoken-sentence', word: 'fb-spoken-word' } as const;

/** Paints a range, or takes the paint away. A browser without the API shows none, and reads all the same. */
export function markSpoken(mark: keyof typeof MARKS, range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(MARKS[mark], new Highlight(range));
  else CSS.highlights.delete(MARKS[mark]);
}

export function unmarkSpoken(): void {
  markSpoken('sentence', undefined);
  markSpoken('word', undefined);
}
