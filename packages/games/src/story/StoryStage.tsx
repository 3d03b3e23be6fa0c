import { Illustration, Stage, usePreferences, useSayWords, useWords } from '@friendbase/ui-kit';
import { story as words } from '../words/en/story.ts';
import { Controls } from './Controls.tsx';
import { isEarned, partAt, REWARD_FROM_PERCENT, TICK_MS } from './rules.ts';
import { endMessage } from './sayings.ts';
import type { Story } from './story.ts';
import type { Playback } from './usePlayback.ts';
import { isStepped, paced, roughTime } from '../lib/pace.ts';

interface StoryStageProps {
  story: Story;
  playback: Playback;
  onClose: () => void;
}

/** What is shown of a story now. The machine says what is heard, so the stage announces nothing. */
export function StoryStage({ story, playback: { snapshot, send }, onClose }: StoryStageProps) {
  const t = useWords(words);
  const say = useSayWords();
  const length = useLength(story.parts.length);
  const { percent } = snapshot.context;
  const { parts, rewardFbb: fbb = 0 } = story;
  const index = partAt(percent, parts.length);
  const part = parts[index];
  const hasEarned = fbb > 0 && isEarned(snapshot.context);
  const isWaiting = snapshot.matches('intro');
  const isComplete = snapshot.matches('complete');
  const moment = isWaiting ? length : (part?.words ?? '');
  return (
    <Stage
      label={story.title}
      picture={isComplete ? <Illustration name="well-done" /> : part?.picture}
      isPoster={isWaiting}
      words={isComplete ? say(endMessage(snapshot.context)) : moment}
      progress={{
        label: t('progress'),
        percent,
        valueText: t('value', { number: index + 1, count: parts.length, percent }),
        mark:
          fbb > 0
            ? { percent: REWARD_FROM_PERCENT, words: t(hasEarned ? 'marked' : 'mark', { fbb }) }
            : undefined,
      }}
      controls={<Controls snapshot={snapshot} send={send} onClose={onClose} />}
      parts={parts}
      currentPartId={isWaiting || isComplete ? undefined : part?.id}
      onSelectPart={(id) => send({ type: 'part.chosen', part: parts.findIndex((one) => one.id === id) })}
    />
  );
}

/** How long a story is at the member's pace, as a sentence. Source: accessibility conflict X32. */
function useLength(parts: number): string {
  const t = useWords(words);
  const pace = usePreferences((preferences) => preferences.pace);
  if (isStepped(pace)) return t('stepped', { parts });
  const { unit, count } = roughTime(100 * paced(TICK_MS, pace));
  return t('about', { time: t(unit, { count }) });
}
