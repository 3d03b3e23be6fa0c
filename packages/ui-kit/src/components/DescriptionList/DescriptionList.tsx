import type { ReactNode } from 'react';
import './DescriptionList.css';

export interface DescriptionListProps {
  /** What is known, in order. Two may have the same term. */
  items: readonly { term: string; details: ReactNode }[];
  /**
   * `tiles` puts short facts beside each other, each large in a box of its own; `compact` puts them into as few small lines as
   * they need.
   * @default 'lines'
   */
  layout?: 'lines' | 'tiles' | 'compact' | undefined;
}

/** Facts with their names: the name first, the fact beside it or, where there is no room, below it. */
export function DescriptionList({ items, layout = 'lines' }: DescriptionListProps) {
  if (items.length === 0) return null;
  return (
    <dl className="fb-DescriptionList" data-layout={layout}>
      {items.map(({ term, details }, place) => (
        <div key={`${place} ${term}`} className="fb-DescriptionList-item">
          <dt>{term}</dt> <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
