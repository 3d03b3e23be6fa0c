import { glyphs } from './glyphs.ts';
import './Icon.css';

/** The kit's pictures. Each has one meaning, and always stands beside its word. */
export type IconName = keyof typeof glyphs;

/** A picture by its name, or one of `laterGlyphs.ts` itself. */
export type IconSource = IconName | (typeof glyphs)[IconName];

export interface IconProps {
  name: IconSource;
}

/** A picture beside a word. Hidden from screen readers, because the word says it already; grows with the text. */
export function Icon({ name }: IconProps) {
  const Glyph = typeof name === 'string' ? glyphs[name] : name;
  return <Glyph aria-hidden="true" className="fb-Icon" data-filled={name === 'heartFilled' || undefined} />;
}
