/** Custom properties and their values, as written. */
export type Declarations = Map<string, string>;

/** Tokens that stand together in a file, with the comment above them. */
export interface TokenGroup {
  note: string;
  tokens: Declarations;
}

/** A comment that begins a line, an empty line, or a declaration. Comments behind a declaration are left out. */
const LINE = /^ *\/\*(?<note>.*?)\*\/|(?<gap>\n\n)|(?<name>--[\w-]+):(?<value>[^;]+);/gms;
const onOneLine = (text: string) => text.replaceAll(/[\s*]+/g, ' ').trim();

/** The rest of a file behind this very selector, up to the end of its rule. */
function bodyOf(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  return css.slice(start + selector.length + 2, css.indexOf('}', start));
}

/** The custom properties of the first rule with this very selector, by their comments. */
export function groupsOf(css: string, selector: string): TokenGroup[] {
  const groups: TokenGroup[] = [{ note: '', tokens: new Map() }];
  for (const { groups: part = {} } of bodyOf(css, selector).matchAll(LINE)) {
    const { note, gap, name = '', value = '' } = part;
    if (note ?? gap) groups.push({ note: onOneLine(note ?? ''), tokens: new Map() });
    else groups.at(-1)?.tokens.set(name, value.trim().replaceAll(/\s+/g, ' '));
  }
  return groups.filter(({ tokens }) => tokens.size > 0);
}

/** The custom properties of the first rule with this very selector. */
export function declarationsOf(css: string, selector: string): Declarations {
  return new Map(groupsOf(css, selector).flatMap(({ tokens }) => [...tokens]));
}
