import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useWords } from '../../words/WordsProvider.tsx';
import { media as words } from '../../words/en/media.ts';
import { Icon } from '../Icon/index.ts';
import { ZoomInGlyph } from '../Icon/laterGlyphs.ts';
import { PictureFrame } from '../PictureFrame/index.ts';
import { VideoStill } from './VideoStill.tsx';
import './MediaTile.css';

/** A picture or a video of a post. */
export interface Media {
  id: string;
  kind: 'picture' | 'video';
  src: string;
  /** What is to be seen, in words. Empty where nobody has said it. */
  description: string;
}

export interface MediaTileProps {
  media: Media;
  onOpen: () => void;
}

/**
 * One picture or video, small; a press shows it large. The words on it say what a press does. A picture that is broken
 * has nothing to show and is no button.
 */
export function MediaTile({ media, onOpen }: MediaTileProps) {
  const t = useWords(words);
  const { kind, src, description } = media;
  const [broken, setBroken] = useState<string>();
  const isVideo = kind === 'video';
  if (broken === src) return <PictureFrame src={undefined} description={description} />;
  return (
    <AriaButton className="fb-MediaTile" onPress={onOpen}>
      <span className="fb-MediaTile-words">
        <Icon name={isVideo ? 'play' : ZoomInGlyph} />
        {t(isVideo ? 'play' : 'makeLarger')}
      </span>
      {isVideo ? (
        <VideoStill description={description} />
      ) : (
        <PictureFrame src={src} description={description} onBroken={() => setBroken(src)} />
      )}
    </AriaButton>
  );
}
