import type { StoryPlayerHandle, StoryProgress } from '@friendbase/games/story';
import { lazy, useRef } from 'react';
import { useStoryOf } from './useStoryOf.ts';
import type { VideoContent } from './videoContent.ts';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';
import { useWords } from '@friendbase/ui-kit';
import { videos } from '../../words/en/videos.ts';

const StoryPlayer = lazy(() =>
  import('@friendbase/games/story').then((module) => ({ default: module.StoryPlayer })),
);

interface WatchedVideoProps {
  video: VideoContent;
  /** What it would pay now. */
  rewardFbb: number;
  onClose: (isEarned: boolean) => void;
}

/** A video in its window. However it is closed, what was earned is paid. */
export function WatchedVideo({ video, rewardFbb, onClose }: WatchedVideoProps) {
  const story = useStoryOf(video, rewardFbb);
  const player = useRef<StoryPlayerHandle>(null);
  const close = ({ isEarned }: StoryProgress) => onClose(isEarned);
  return (
    <PlayDialog
      title={story.title}
      words={useWords(videos)}
      // Before the player has come there is nothing to lose.
      onClose={() => (player.current ? player.current.close() : onClose(false))}
    >
      <StoryPlayer ref={player} story={story} onClose={close} />
    </PlayDialog>
  );
}
