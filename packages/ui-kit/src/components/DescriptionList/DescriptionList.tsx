import type { ReactNode } from 'react';
import './DescriptionList.css';

export interface DescriptionListProps {
  /** What is known, in order. Two may have the same term. */
  items: readonly { term: string; details: ReactNode }[];
}

/** Facts with their names: the name first, the fact beside it or, where there is no room, below it. */
export function DescriptionList({ items }: DescriptionListProps) {
  if (items.length === 0) return null;
  return (
    <dl className="fb-DescriptionList">
      {items.map(({ term, details }, place) => (
        <div key={`${place} ${term}`} className="fb-DescriptionList-item">
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
