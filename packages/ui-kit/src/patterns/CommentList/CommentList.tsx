import { useId, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react';
import { Byline } from '../Byline/Byline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import './CommentList.css';

/** What `useRemovalFocus` gives: the focus stays in the list when a comment goes. */
type ListFocus = RefAttributes<HTMLOListElement> &
  Pick<HTMLAttributes<HTMLOListElement>, 'onFocus' | 'onBlur'>;

export interface CommentListProps extends ListFocus {
  /** The list's name: “Comments on Leo Okafor's post, 2:11 PM”. */
  label: string;
  /** `CommentItem`s, the oldest first. */
  children: ReactNode;
}

/** What people said about something, as they said it one after the other. */
export function CommentList({ label, children, ...focus }: CommentListProps) {
  return (
    <ol {...focus} className="fb-CommentList" aria-label={label}>
      {children}
    </ol>
  );
}

export interface CommentItemProps {
  /** The comment's own: it is focused by it when the one before it goes. */
  id: string;
  /** Who it is, as an `Avatar`. */
  picture: ReactNode;
  /** The author's name. */
  name: ReactNode;
  /** When it was. */
  moment: ReactNode;
  /** The words, as they were typed. */
  text: string;
  /** What can be done with it, and what came of that. */
  children?: ReactNode;
}

/** One comment, named by its author and time. */
export function CommentItem({ id, picture, name, moment, text, children }: CommentItemProps) {
  const nameId = useId();
  const momentId = useId();
  return (
    <li>
      <article data-item={id} className="fb-CommentList-comment" aria-labelledby={`${nameId} ${momentId}`}>
        <Byline
          picture={picture}
          name={
            <span id={nameId} className="fb-CommentList-name">
              {name}
            </span>
          }
          moment={
            <Text as="span" size="small" tone="quiet" id={momentId}>
              {moment}
            </Text>
          }
        />
        <Text dir="auto">{text}</Text>
        {children}
      </article>
    </li>
  );
}
