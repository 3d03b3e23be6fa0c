import { Illustration, type WideIllustrationName } from '../Illustration/index.ts';
import './CardPicture.css';

export interface CardPictureProps {
  name: WideIllustrationName;
}

/** A wide picture at the top of a `Card`, to its edges. The first of its children; the card has no `title` then. */
export function CardPicture({ name }: CardPictureProps) {
  return (
    <div className="fb-CardPicture">
      <Illustration name={name} />
    </div>
  );
}
