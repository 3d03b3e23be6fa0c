import { useId, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Shapes, type Shape } from '../../components/Illustration/parts/shapes.tsx';
import './Sheet.css';

// The entry `sheets`: pages to print come with what is on them, not with the page.
export { SHEET_PICTURES, SHEET_SHAPES } from '../../components/Illustration/sheets/index.tsx';
export { StarMap } from './StarMap.tsx';
export type { Shape } from '../../components/Illustration/parts/shapes.tsx';

export interface SheetProps {
  /** Its heading, which is printed too. */
  title: string;
  /** A drawing in a box of 360 × 400, and what it shows. */
  picture?: { drawing: ReactNode; alt: string } | undefined;
  /** Small drawings, each with its word or sentence. */
  items?: readonly SheetItem[];
  /** The order of the items matters. @default false */
  isOrdered?: boolean;
  /** Words below the drawing, and before small ones. */
  children?: ReactNode;
}

export interface SheetItem {
  word: string;
  /** In a box of 48 × 48. Decoration: the word says the same. */
  shapes: readonly Shape[];
}

/**
 * One page to print. On paper it is alone, black on white, and whole on A4 and Letter; the dialog and the page around it stay
 * away.
 */
export function Sheet({ title, picture, items, isOrdered = false, children }: SheetProps) {
  const titleId = useId();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className="fb-Sheet" aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {title}
      </Heading>
      {picture && (
        <svg
          className="fb-Illustration fb-Sheet-picture"
          viewBox="0 0 360 400"
          role="img"
          aria-label={picture.alt}
        >
          {picture.drawing}
        </svg>
      )}
      {children}
      {items && (
        <List className="fb-Sheet-items" data-ordered={isOrdered || undefined}>
          {items.map(({ word, shapes }, at) => (
            <li key={word} className="fb-Sheet-item">
              <svg className="fb-Illustration fb-Sheet-small" viewBox="-3 -3 54 54" aria-hidden="true">
                <Shapes of={shapes} />
              </svg>
              <span>{isOrdered ? `${at + 1}. ${word}` : word}</span>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
