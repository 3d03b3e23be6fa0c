/** Custom properties and their values, as written. */
export type Declarations = Map<string, string>;

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

/** The custom properties of the first rule with this very selector. */
export function declarationsOf(css: string, selector: string): Declarations {
  const plain = withoutComments(css);
  const start = plain.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const body = plain.slice(start + selector.length + 2, plain.indexOf('}', start));
  const found = [...body.matchAll(/(--[\w-]+):([^;]+);/g)];
  return new Map(found.map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')]));
}
