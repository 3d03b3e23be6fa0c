import type { ReactNode } from 'react';
import './CardPicture.css';

export interface RowCardProps {
  /** The id of the heading in `top`, which names it. */
  titleId: string;
  /** A wide illustration, of which the middle is shown. */
  picture: ReactNode;
  /** Beside the picture: the heading and its facts. */
  top: ReactNode;
  /** Below: what it is about, and what can be done. */
  children: ReactNode;
}

/** One of many things of a kind, in little room: as a `Card` it would be a screen of its own on a phone. */
export function RowCard({ titleId, picture, top, children }: RowCardProps) {
  return (
    <article className="fb-RowCard" aria-labelledby={titleId}>
      <div className="fb-RowCard-picture">{picture}</div>
      <div className="fb-RowCard-top">{top}</div>
      <div className="fb-RowCard-body">{children}</div>
    </article>
  );
}
