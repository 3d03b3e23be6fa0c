import type { ReactNode } from 'react';
import './Byline.css';

export interface BylineProps {
  /** Who it is, as a picture. */
  picture: ReactNode;
  /** The name, usually a heading. */
  name: ReactNode;
  /** When it was. */
  moment?: ReactNode;
  /** What else is known, in a word or two each: badges. */
  facts?: ReactNode;
}

/** Who wrote something, when, and for whom: one line. Where it is short, name and time stand beside the picture. */
export function Byline({ picture, name, moment, facts }: BylineProps) {
  return (
    <div className="fb-Byline">
      {picture}
      <div className="fb-Byline-words">
        <div className="fb-Byline-author">
          {name}
          {moment}
        </div>
        {facts !== undefined && <div className="fb-Byline-facts">{facts}</div>}
      </div>
    </div>
  );
}
