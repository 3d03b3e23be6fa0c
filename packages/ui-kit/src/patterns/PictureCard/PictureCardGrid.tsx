import type { ReactNode } from 'react';
import { CardList, type CardListProps } from '../../components/Card/CardList.tsx';
import './PictureCard.css';

export interface PictureCardGridProps extends Pick<CardListProps, 'onFocus' | 'onBlur'> {
  /** The list's name: “Tournaments”. */
  label: string;
  /** `wide` for cards with much to read: three beside each other in a wide window. @default 'small' */
  cards?: 'small' | 'wide' | undefined;
  /** `CardListItem`s with one `PictureCard` each. */
  children: ReactNode;
}

/** Things to choose from, in as many columns as there is room for. */
export function PictureCardGrid({ label, cards = 'small', children, ...focus }: PictureCardGridProps) {
  return (
    <div className="fb-PictureCardGrid" data-cards={cards}>
      <CardList label={label} {...focus}>
        {children}
      </CardList>
    </div>
  );
}
