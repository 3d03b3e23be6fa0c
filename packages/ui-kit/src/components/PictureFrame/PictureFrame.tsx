import { useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { MissingPicture } from './MissingPicture.tsx';
import './PictureFrame.css';

export interface PictureFrameProps {
  /** Missing where there is no picture. */
  src: string | undefined;
  /** What is to be seen, in words. Empty where nobody has said it. */
  description: string;
  /** `landscape` and `square` keep their room before the picture has come; `whole` cuts nothing off. @default 'landscape' */
  shape?: 'landscape' | 'square' | 'whole' | undefined;
  /** The words in place of a picture that is missing or broken. By default “No picture: ” and the description. */
  missingText?: string | undefined;
  /** It is known now that the picture is broken. */
  onBroken?: (() => void) | undefined;
}

/** A picture in a frame that keeps its room. Where there is none, a drawing and words say so. */
export function PictureFrame(props: PictureFrameProps) {
  const { src, description, shape = 'landscape', missingText, onBroken } = props;
  const t = useWords(media);
  const [broken, setBroken] = useState<string>();
  const isMissing = src === undefined || src === broken;
  const words = missingText ?? (description === '' ? t('noPictureAtAll') : t('noPicture', { description }));
  return (
    <span className="fb-PictureFrame" data-shape={shape} data-missing={isMissing || undefined}>
      {isMissing ? (
        <MissingPicture>{words}</MissingPicture>
      ) : (
        <img
          src={src}
          alt={description === '' ? t('picture') : description}
          decoding="async"
          onError={() => {
            setBroken(src);
            onBroken?.();
          }}
          className="fb-PictureFrame-picture"
        />
      )}
    </span>
  );
}
