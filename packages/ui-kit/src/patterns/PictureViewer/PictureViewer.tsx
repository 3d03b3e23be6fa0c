import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media as words } from '../../words/en/media.ts';
import { shownMedia } from '../../words/en/shownMedia.ts';
import { announce } from '../../components/Announcer/announcer.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { Media } from '../../components/MediaTile/MediaTile.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { ZoomStage } from './ZoomStage.tsx';
import './PictureViewer.css';

export interface PictureViewerProps {
  media: readonly Media[];
  /** Which one is shown; nothing is open while it is undefined. */
  openAt: number | undefined;
  onMove: (at: number) => void;
  onClose: () => void;
  /** Quiet actions about the one that is shown, below it. */
  actions?: ReactNode;
}

/**
 * One picture or video, large, with its description in words. Everything is done by buttons: gestures only repeat
 * them. Escape and Close leave.
 */
export function PictureViewer({ media, openAt, onMove, onClose, actions }: PictureViewerProps) {
  const t = useWords(words);
  const alone = useWords(shownMedia);
  const shown = openAt === undefined ? undefined : media[openAt];
  const at = (openAt ?? 0) + 1;
  const isVideo = shown?.kind === 'video';
  const title =
    media.length === 1
      ? alone(isVideo ? 'video' : 'picture')
      : t(isVideo ? 'videoAt' : 'pictureAt', { at, count: media.length });
  const move = (to: number) => {
    onMove(to);
    const description = media[to]?.description ?? '';
    const values = { at: to + 1, count: media.length, description };
    announce(t(media[to]?.kind === 'video' ? 'videoNowShown' : 'nowShown', values).trim());
  };
  return (
    <Dialog title={title} size="wide" isOpen={shown !== undefined} onClose={onClose}>
      {shown && (
        <>
          <ZoomStage key={shown.id} media={shown} />
          {shown.description !== '' && (
            <Text size="large" dir="auto">
              {shown.description}
            </Text>
          )}
          {media.length > 1 && <TurnButtons at={at - 1} count={media.length} onMove={move} />}
          {actions}
        </>
      )}
    </Dialog>
  );
}
