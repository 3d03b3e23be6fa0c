import { useId, useState } from 'react';
import { useMediaSource, usePictureSources } from '../../media/mediaSources.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { media as words } from '../../words/en/media.ts';
import { shownMedia } from '../../words/en/shownMedia.ts';
import type { Media } from '../../components/MediaTile/MediaTile.tsx';
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx';
import { Text } from '../../components/Text/Text.tsx';
import './PictureViewer.css';

/**
 * A member's video, which plays when somebody asks for it. Its controls are the browser's own: they have keys, they are
 * heard, and people know them.
 */
export function VideoStage({
  media: { src: address, poster, description, name = '', size },
}: {
  media: Media;
}) {
  const t = useWords(words);
  const shown = useWords(shownMedia);
  const src = useMediaSource(address);
  const still = usePictureSources(poster ?? '', undefined);
  const [broken, setBroken] = useState<string>();
  const noteId = useId();
  if (src !== undefined && broken === src) {
    return <PictureFrame src={undefined} description="" shape="whole" missingText={t('noVideo')} />;
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- members' own videos bring none, which the note says */}
      <video
        src={src}
        poster={still.src === '' ? undefined : still.src}
        width={size?.width}
        height={size?.height}
        controls
        playsInline
        preload="metadata"
        aria-label={description || name || shown('video')}
        aria-describedby={noteId}
        onError={() => setBroken(src)}
        className="fb-PictureViewer-video"
      />
      <Text tone="quiet" id={noteId}>
        {t('noCaptions')}
      </Text>
    </>
  );
}
