import { useRef, type ReactNode } from 'react';
import { LaterPart } from '../../stores/LaterPart.tsx';
import './Card.css';

export interface CardListProps {
  /** The list's name, for example “Posts”. */
  label: string;
  /** `CardListItem`s, each with a key that stays the same when the list is fetched again. */
  children: ReactNode;
}

/** Cards in a plain list, so that screen readers say how many there are. */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className="fb-CardList" aria-label={label}>
      {children}
    </ul>
  );
}

export interface CardListItemProps {
  id?: string | undefined;
  /** One `Card`, or anything else, which then gets a card's looks. */
  children: ReactNode;
}

/** One card of a `CardList`. */
export function CardListItem({ id, children }: CardListItemProps) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item} id={id} className="fb-CardList-item">
      <LaterPart place={item}>{children}</LaterPart>
    </li>
  );
}
