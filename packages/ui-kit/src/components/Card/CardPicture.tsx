import type { ReactNode } from 'react';
import { Illustration, type WideIllustrationName } from '../Illustration/Illustration.tsx';
import './CardPicture.css';

export type CardPictureProps =
  | { name: WideIllustrationName; children?: undefined }
  | {
      name?: undefined;
      /** A `Scene`, which is cut to the same proportions. */
      children: ReactNode;
    };

/** A wide picture at the top of a `Card`, to its edges. The first of its children; the card has no `title` then. */
export function CardPicture({ name, children }: CardPictureProps) {
  return <div className="fb-CardPicture">{name === undefined ? children : <Illustration name={name} />}</div>;
}
