import type { PublishedStory } from '@friendbase/contract';
import type { Story, StoryPlayerHandle } from '@friendbase/games/story';
import { PictureFrame, useWords } from '@friendbase/ui-kit';
import { lazy, useMemo, useRef } from 'react';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';
import { useEasyOr } from '../../lib/rewards/rewardWords.ts';
import { videos } from '../../words/en/videos.ts';

const StoryPlayer = lazy(() =>
  import('@friendbase/games/story').then((module) => ({ default: module.StoryPlayer })),
);

interface WatchedStoryProps {
  story: PublishedStory;
  onClose: () => void;
}

/** A picture story of an organizer's in its window. It pays nothing. */
export function WatchedStory({ story: { id, parts, ...words }, onClose }: WatchedStoryProps) {
  const easyOr = useEasyOr();
  const player = useRef<StoryPlayerHandle>(null);
  const title = easyOr(words.title, words.easyTitle);
  const description = easyOr(words.description, words.easyDescription);
  const story = useMemo(
    (): Story => ({
      id,
      title,
      category: 'positive-mindset',
      inShort: [description],
      parts: parts.map((part, at) => ({
        id: String(at),
        title: part.title,
        words: easyOr(part.words, part.easyWords),
        picture: <PictureFrame src={part.picture.url} description={part.picture.description} shape="whole" />,
      })),
      tips: [],
    }),
    [id, title, description, parts, easyOr],
  );
  return (
    <PlayDialog
      title={title}
      words={useWords(videos)}
      // Before the player has come there is nothing to lose.
      onClose={() => (player.current ? player.current.close() : onClose())}
    >
      <StoryPlayer ref={player} story={story} onClose={onClose} />
    </PlayDialog>
  );
}
