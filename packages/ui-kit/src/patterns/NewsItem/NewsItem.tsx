import type { ReactNode } from 'react';
import { CardListItem } from '../../components/Card/CardList.tsx';
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import './NewsItem.css';

export interface NewsItemProps {
  /** Whose item it is, where items can go: for `useRemovalFocus`. */
  itemId?: string | undefined;
  /** Who did it, as an `Avatar`, or what it shows, as a square `PictureFrame`; or a sign where there is neither. */
  picture?: ReactNode;
  sign?: IconSource | undefined;
  /** Where it leads. Then the whole item can be pressed, and looks it. `subject`: as on `Button`, where several have the same words. */
  way?: { href: string; words: string; subject?: string | undefined } | undefined;
  /** What happened: a heading, when it was, and a few words of it. */
  children: ReactNode;
}

/** One thing that happened, in a `CardList`: a card that leads somewhere, or a line that only tells. */
export function NewsItem({ itemId, picture, sign, way, children }: NewsItemProps) {
  return (
    <CardListItem itemId={itemId}>
      <div className="fb-NewsItem" data-leads={way && ''}>
        {picture}
        {sign && (
          <span className="fb-NewsItem-sign">
            <Icon name={sign} />
          </span>
        )}
        <div className="fb-NewsItem-words">
          {children}
          {way && (
            <Link
              href={way.href}
              {...(way.subject !== undefined && { 'aria-label': `${way.words}, ${way.subject}` })}
            >
              {way.words}
            </Link>
          )}
        </div>
      </div>
    </CardListItem>
  );
}
