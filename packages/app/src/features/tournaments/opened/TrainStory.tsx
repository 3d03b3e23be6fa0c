import { StoryPlayer, type Story, type StoryPlayerHandle } from '@friendbase/games/story';
import { Scene, useWords } from '@friendbase/ui-kit';
import { useMemo, useRef } from 'react';
import { PlayDialog } from '../../../comfort/PlayDialog.tsx';
import { openedReward, trainStory } from '../../../words/en/openedRewards.ts';

interface TrainStoryProps {
  /** The reward's name, as it was redeemed. */
  title: string;
  onClose: () => void;
}

const PARTS = [1, 2, 3, 4] as const;
const LINES = [1, 2, 3] as const;

/** A picture story that no video is. It was paid for, so it pays nothing. */
export function TrainStory({ title, onClose }: TrainStoryProps) {
  const t = useWords(trainStory);
  const player = useRef<StoryPlayerHandle>(null);
  const story = useMemo(
    (): Story => ({
      id: 'reward-train',
      title,
      category: 'positive-mindset',
      inShort: LINES.map((number) => t(`short${number}`)),
      parts: PARTS.map((number) => ({
        id: String(number),
        title: t(`part${number}`),
        words: t(`words${number}`),
        picture: <Scene name={`train-${number}`} />,
      })),
      tips: [t('tip1'), t('tip2')],
    }),
    [t, title],
  );
  return (
    <PlayDialog
      title={title}
      words={useWords(openedReward)}
      // The player keeps the place where it was left.
      onClose={() => (player.current ? player.current.close() : onClose())}
    >
      <StoryPlayer ref={player} story={story} onClose={onClose} />
    </PlayDialog>
  );
}
