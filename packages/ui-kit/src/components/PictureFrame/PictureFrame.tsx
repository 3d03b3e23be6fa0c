import { usePictureSources } from '../../media/mediaSources.ts';
import { useBroken } from '../../media/useBroken.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { shownMedia } from '../../words/en/shownMedia.ts';
import { MissingPicture } from './MissingPicture.tsx';
import './PictureFrame.css';

export interface PictureFrameProps {
  /** Missing where there is no picture. */
  src: string | undefined;
  /** What is to be seen, in words. Empty where nobody has said it. */
  description: string;
  /**
   * `landscape` and `square` keep their room before the picture has come. With `size`, `own` and `whole` do as well:
   * `own` cuts off only what is very high, `whole` nothing.
   * @default 'landscape'
   */
  shape?: 'landscape' | 'square' | 'own' | 'whole' | undefined;
  /** Of the picture itself, in pixels. */
  size?: { width: number; height: number } | undefined;
  /** How wide it is shown, as `sizes` of an `<img>` says it. @default '100vw' */
  sizes?: string | undefined;
  /** It is still made: its room is reserved, and nothing is said of it. @default false */
  isAwaited?: boolean | undefined;
  /** `lazy` loads it when it comes near to what is in view. @default 'eager' */
  loading?: 'eager' | 'lazy' | undefined;
  /** The words in place of a picture that is missing or broken. By default “No picture: ” and the description. */
  missingText?: string | undefined;
  /** It is known now that the picture is broken. */
  onBroken?: (() => void) | undefined;
}

/** A picture in a frame that keeps its room. Where there is none, a drawing and words say so. */
export function PictureFrame(props: PictureFrameProps) {
  const { src: address, description, shape = 'landscape', size, missingText, onBroken, isAwaited } = props;
  const t = useWords(shownMedia);
  const { src, srcSet } = usePictureSources(address ?? '', size?.width);
  const [isBroken, watched] = useBroken(src, onBroken);
  const isMissing = !isAwaited && (address === undefined || isBroken);
  const words = missingText ?? (description === '' ? t('noPictureAtAll') : t('noPicture', { description }));
  const alt = description === '' ? t('picture') : description;
  return (
    <span className="fb-PictureFrame" data-shape={shape} data-missing={isMissing || undefined}>
      {isMissing ? (
        <MissingPicture>{words}</MissingPicture>
      ) : isAwaited ? null : src === undefined ? (
        <Room label={alt} size={size} />
      ) : (
        <img
          // Before `src`: what is set later is loaded first in some browsers, whatever these say.
          loading={props.loading}
          sizes={props.sizes}
          srcSet={srcSet}
          src={src}
          width={size?.width}
          height={size?.height}
          alt={alt}
          decoding="async"
          {...watched}
          className="fb-PictureFrame-picture"
        />
      )}
    </span>
  );
}

/** As much room as the picture takes that is on its way. */
function Room({ label, size = { width: 4, height: 3 } }: { label: string; size: PictureFrameProps['size'] }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="fb-PictureFrame-picture"
    />
  );
}
