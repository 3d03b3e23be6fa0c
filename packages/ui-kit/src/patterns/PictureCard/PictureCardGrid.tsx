import type { ReactNode } from 'react';
import { CardList } from '../../components/Card/CardList.tsx';
import './PictureCard.css';

export interface PictureCardGridProps {
  /** The list's name: “Tournaments”. */
  label: string;
  /** `CardListItem`s with one `PictureCard` each. */
  children: ReactNode;
}

/** Things to choose from, in as many columns as there is room for. */
export function PictureCardGrid({ label, children }: PictureCardGridProps) {
  return (
    <div className="fb-PictureCardGrid">
      <CardList label={label}>{children}</CardList>
    </div>
  );
}
