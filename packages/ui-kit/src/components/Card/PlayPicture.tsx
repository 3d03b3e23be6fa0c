import type { ReactNode } from 'react';
import './CardPicture.css';

export interface PlayPictureProps {
  /** A `Scene`. Decoration. */
  picture: ReactNode;
  /** One button, which stands in the middle of the picture. A press anywhere on the picture is a press on it. */
  children: ReactNode;
}

/** The picture of something that is played, with what plays it. */
export function PlayPicture({ picture, children }: PlayPictureProps) {
  return (
    <div className="fb-PlayPicture">
      {picture}
      <div className="fb-PlayPicture-button">{children}</div>
    </div>
  );
}
