import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../../words/WordsProvider.tsx';
import { shownMedia as words } from '../../words/en/shownMedia.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ZoomInGlyph } from '../Icon/laterGlyphs.ts';
import { PictureFrame } from '../PictureFrame/PictureFrame.tsx';
import { VideoStill } from './VideoStill.tsx';
import './MediaTile.css';

/** A picture or a video of a post. */
export interface Media {
  id: string;
  kind: 'picture' | 'video';
  src: string;
  /** What is to be seen, in words. Empty where nobody has said it. */
  description: string;
  /** What it is called where nobody has described it: “Picture 1 of 3, shared by Sam”. */
  name?: string | undefined;
  /** In pixels, where it is known. */
  size?: { width: number; height: number } | undefined;
  /** The picture that stands for a video until it is played. */
  poster?: string | undefined;
}

export interface MediaTileProps {
  media: Media;
  onOpen: () => void;
  /** `own` where it stands alone. @default 'landscape' */
  shape?: 'landscape' | 'own' | undefined;
  /** How wide it is shown, as `sizes` of an `<img>` says it. */
  sizes?: string | undefined;
  /** The words on it, where a press does more than show this one. */
  label?: string | undefined;
  /** Arrow keys come to it, and Tab does not. */
  excludeFromTabOrder?: boolean | undefined;
  onBroken?: (() => void) | undefined;
}

/**
 * One picture or video, small; a press shows it large. The words on it say what a press does. A picture that is broken
 * has nothing to show and is no button.
 */
export function MediaTile({
  media,
  onOpen,
  shape,
  sizes,
  label,
  excludeFromTabOrder = false,
  onBroken,
}: MediaTileProps) {
  const t = useWords(words);
  const { kind, description, name = '', size } = media;
  const isVideo = kind === 'video';
  const src = isVideo ? media.poster : media.src;
  const [broken, setBroken] = useState<string>();
  const isBroken = src === undefined || broken === src;
  if (isBroken && !isVideo) return <PictureFrame src={undefined} description={description} />;
  return (
    <AriaButton className="fb-MediaTile" excludeFromTabOrder={excludeFromTabOrder} onPress={onOpen}>
      <span className="fb-MediaTile-words">
        <Icon name={isVideo ? 'play' : ZoomInGlyph} />
        {label ?? t(isVideo ? 'play' : 'makeLarger')}
      </span>
      {isBroken ? (
        <VideoStill description={description || name} />
      ) : (
        <PictureFrame
          src={src}
          description={description || name}
          shape={size && shape}
          size={size}
          sizes={sizes}
          loading="lazy"
          onBroken={() => {
            setBroken(src);
            onBroken?.();
          }}
        />
      )}
    </AriaButton>
  );
}
