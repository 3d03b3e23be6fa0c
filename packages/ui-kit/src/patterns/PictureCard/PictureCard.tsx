import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Illustration, type WideIllustrationName } from '../../components/Illustration/Illustration.tsx';
import { useSmallPicture } from '../../media/mediaSources.ts';
import { useBroken } from '../../media/useBroken.ts';
import './PictureCard.css';

interface CardPhoto {
  url: string;
  description: string;
}

export interface PictureCardProps {
  /** `div` for one that stands alone, beside things that are articles. @default 'article' */
  as?: 'article' | 'div' | undefined;
  /** Its middle is shown. None where nothing is known that could be shown. */
  picture: WideIllustrationName | undefined;
  /** In place of it, with what it shows. Where its file does not come, the drawing stays. */
  photo?: CardPhoto | undefined;
  /** Stands on the corner of the picture: a `DateLeaf`. */
  leaf?: ReactNode;
  /** The heading. Any script: it does not turn the words around it. */
  title: string;
  /** @default 3 */
  titleLevel?: 2 | 3 | undefined;
  titleId?: string | undefined;
  /** Where reading goes on. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Below the title, in a word or two each: badges, a price. */
  facts?: ReactNode;
  /** What a member wants to know before they act, in two lines. */
  children?: ReactNode;
  /** What can be done: near the picture, so that it is in the first window of a small phone. */
  act: ReactNode;
  /** What else is good to know. */
  more?: ReactNode;
}

/** A thing to choose, in a `PictureCardGrid`: a small picture beside its name, a few facts, and what can be done. */
export function PictureCard(props: PictureCardProps) {
  const {
    as = 'article',
    picture,
    photo,
    leaf,
    title,
    titleLevel = 3,
    headingRef,
    facts,
    children,
    act,
    more,
  } = props;
  const ownId = useId();
  const titleId = props.titleId ?? ownId;
  return (
    <Card as={as} titleId={titleId}>
      <div className="fb-PictureCard">
        {(picture ?? photo) && (
          <div className="fb-PictureCard-place">
            <div className="fb-PictureCard-picture">
              {photo ? <Photo {...photo} otherwise={picture} /> : picture && <Illustration name={picture} />}
            </div>
            {leaf}
          </div>
        )}
        <div className="fb-PictureCard-words">
          <Heading level={titleLevel} id={titleId} ref={headingRef}>
            <bdi>{title}</bdi>
          </Heading>
          {facts}
        </div>
      </div>
      {children}
      {act}
      {more}
    </Card>
  );
}

function Photo({ url, description, otherwise }: CardPhoto & { otherwise: WideIllustrationName | undefined }) {
  const src = useSmallPicture(url);
  const [isBroken, watched] = useBroken(src);
  if (isBroken) return otherwise && <Illustration name={otherwise} />;
  return src && <img src={src} alt={description} loading="lazy" {...watched} />;
}
