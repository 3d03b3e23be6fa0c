import type { ReactNode } from 'react';
import { CardList } from '../../components/Card/CardList.tsx';
import './FaceCard.css';

export interface FaceGridProps {
  /** The list's name: “Your friends”. */
  label: string;
  /** `CardListItem`s with one `FaceCard` each. */
  children: ReactNode;
}

/** People as faces, beside each other: two in a row on a phone, as many as there is room for elsewhere. */
export function FaceGrid({ label, children }: FaceGridProps) {
  return (
    <div className="fb-FaceGrid">
      <CardList label={label}>{children}</CardList>
    </div>
  );
}
