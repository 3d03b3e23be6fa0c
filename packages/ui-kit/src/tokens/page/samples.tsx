import type { CSSProperties } from 'react';
import './Tokens.css';

/** Which property shows a token, by how its name begins. What is not here is a length, and shown as a bar. */
const PROPERTIES: readonly [start: string, property: keyof CSSProperties][] = [
  ['--font-family', 'fontFamily'],
  ['--font-size', 'fontSize'],
  ['--leading', 'lineHeight'],
  ['--weight', 'fontWeight'],
  ['--underline-gap', 'textUnderlineOffset'],
  ['--underline', 'textDecorationThickness'],
  ['--radius', 'borderRadius'],
  ['--border', 'borderBlockStartWidth'],
  ['--focus-ring', 'outline'],
  ['--focus-halo', 'boxShadow'],
  ['--focus', 'borderBlockStartWidth'],
  ['--shadow', 'boxShadow'],
  ['--palette', 'backgroundColor'],
];

const propertyOf = (name: string) => PROPERTIES.find(([start]) => name.startsWith(start))?.[1];

/** A line of words in one token of the type. */
export function TypeSample({ name, children }: { name: string; children: string }) {
  const property = propertyOf(name);
  const style = property && { [property]: `var(${name})` };
  return (
    <span
      className="fb-Tokens-type"
      data-underlined={name.startsWith('--underline') || undefined}
      style={style}
    >
      {children}
    </span>
  );
}

/** A bar of a length; a corner, a line, a shadow or a raw colour. */
export function SizeSample({ name }: { name: string }) {
  const property = propertyOf(name) ?? 'inlineSize';
  return <span className="fb-Tokens-size" data-shows={property} style={{ [property]: `var(${name})` }} />;
}
