import { Stack, useWords } from '@friendbase/ui-kit';
import { useImperativeHandle, type RefAttributes } from 'react';
import { GameFrame } from '../frame/GameFrame.tsx';
import { story as words } from '../words/en/story.ts';
import { InShort } from './InShort.tsx';
import { InWords } from './InWords.tsx';
import { EFFECT_OF, type Story, type StoryProgress } from './story.ts';
import { StoryEffect } from './StoryEffect.tsx';
import { StoryStage } from './StoryStage.tsx';
import { usePlayback } from './usePlayback.ts';

export type { Story, StoryCategory, StoryPart, StoryProgress } from './story.ts';

/** For what closes a player from outside, such as Escape in its dialog. */
export interface StoryPlayerHandle {
  /** Stops the story and calls `onClose`. */
  close: () => void;
}

export interface StoryPlayerProps extends RefAttributes<StoryPlayerHandle> {
  story: Story;
  /** The member has closed the video. Whoever shows it takes it away, and pays for it if it was earned. */
  onClose: (progress: StoryProgress) => void;
}

/** A picture story that plays by itself and can always be paused, or part by part. Source: widget contract W28. */
export function StoryPlayer(props: StoryPlayerProps) {
  const t = useWords(words);
  return (
    <GameFrame
      howToPlay={[t('howStart'), t('howPause'), t('howEnd')]}
      howItWorks={[t('worksParts'), t('worksHeard'), t('worksKept')]}
      settings={['pace', 'gameSpeech']}
      isGame={false}
    >
      <PlayedStory {...props} />
    </GameFrame>
  );
}

function PlayedStory({ story, onClose, ref }: StoryPlayerProps) {
  const playback = usePlayback(story);
  const close = () => onClose(playback.leave());
  useImperativeHandle(ref, () => ({ close }));
  const effect = EFFECT_OF[story.category];
  const isStarted = !playback.snapshot.matches('intro');
  return (
    <Stack gap="medium">
      <StoryStage story={story} playback={playback} onClose={close} />
      {effect && isStarted && (
        // One thing at a time: nobody breathes calmly while a story goes on.
        <StoryEffect effect={effect} onBreathe={() => playback.send({ type: 'pause' })} />
      )}
      <InShort story={story} snapshot={playback.snapshot} />
      <InWords story={story} />
    </Stack>
  );
}
