/** Text that is HTML already; everything else is escaped when it is put into HTML. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | readonly Piece[];

/** HTML with values in it: what is no `Html` itself cannot become a tag. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  html: String.raw({ raw: parts }, ...pieces.map(textOf)),
});

/** The same with words between: “a, b or c”. */
export const joined = (pieces: readonly Html[], between: string): Html => ({
  html: pieces.map((piece) => piece.html).join(escaped(between)),
});

function textOf(piece: Piece): string {
  if (typeof piece === 'object') return 'html' in piece ? piece.html : piece.map(textOf).join('');
  return escaped(String(piece));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
