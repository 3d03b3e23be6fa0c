import { useRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react';
import { LaterPart } from '../../stores/LaterPart.tsx';
import './Card.css';
import './CardGrid.css';

/** What `useRemovalFocus` gives: the focus stays in the list when a card goes. */
type ListFocus = RefAttributes<HTMLUListElement> &
  Pick<HTMLAttributes<HTMLUListElement>, 'onFocus' | 'onBlur'>;

export interface CardListProps extends ListFocus {
  /** The list's name, for example “Posts”. */
  label: string;
  /** `grid` puts cards of a few words beside each other where there is room. @default 'column' */
  layout?: 'column' | 'grid' | undefined;
  /** `CardListItem`s, each with a key that stays the same when the list is fetched again. */
  children: ReactNode;
}

/** Cards in a plain list, so that screen readers say how many there are. */
export function CardList({ label, layout = 'column', children, ...focus }: CardListProps) {
  return (
    <ul {...focus} className="fb-CardList" data-layout={layout} aria-label={label}>
      {children}
    </ul>
  );
}

export interface CardListItemProps {
  id?: string | undefined;
  /** Whose card it is, where cards can go: for `useRemovalFocus`. */
  itemId?: string | undefined;
  /** One `Card`, or anything else, which then gets a card's appearance. */
  children: ReactNode;
}

/** One card of a `CardList`. */
export function CardListItem({ id, itemId, children }: CardListItemProps) {
  const item = useRef<HTMLLIElement>(null);
  return (
    <li ref={item} id={id} data-item={itemId} className="fb-CardList-item">
      <LaterPart place={item}>{children}</LaterPart>
    </li>
  );
}
