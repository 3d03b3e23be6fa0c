import { usePreferences } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { forgetPersisted, readPersisted } from '../lib/persistedGame.ts';
import { useGames, useGameClock } from '../provider/GamesProvider.tsx';
import { usePersistedGame } from '../provider/usePersistedGame.ts';
import { usePageHidden } from '../provider/usePageHidden.ts';
import { useSaid } from '../provider/useSaid.ts';
import { playbackMachine } from './machine.ts';
import { isEarned, placeKind } from './rules.ts';
import type { ToldStory } from './sayings.ts';
import type { Story, StoryProgress } from './story.ts';

const toldOf = ({ parts, rewardFbb = 0 }: Story): ToldStory => ({
  parts: parts.map(({ title, words }) => ({ title, words })),
  rewardFbb,
});

/** A running story: its place is persisted on the device after each step. */
export function usePlayback(story: Story) {
  const { stored } = useGames();
  const clock = useGameClock();
  const pace = usePreferences((preferences) => preferences.pace);
  const kind = placeKind(story.id);
  const [place] = useState(() => readPersisted(stored, kind));
  const input = { told: toldOf(story), pace, place };
  const [snapshot, send, actor] = useMachine(playbackMachine, { input, clock });
  useSaid(actor);
  usePageHidden(() => send({ type: 'page.hidden' }));
  useEffect(() => send({ type: 'pace.changed', pace }), [send, pace]);
  useEffect(() => send({ type: 'story.changed', told: toldOf(story) }), [send, story]);
  usePersistedGame(actor, kind, ({ context: { percent, furthest } }) =>
    furthest === 0 ? undefined : { percent, furthest },
  );
  /** Stops it. What has earned its reward starts from its beginning the next time. */
  const leave = (): StoryProgress => {
    send({ type: 'pause' });
    const { context } = actor.getSnapshot();
    if (isEarned(context)) forgetPersisted(stored, kind);
    return { percent: context.percent, isEarned: isEarned(context) };
  };
  return { snapshot, send, leave };
}

/** What `usePlayback` gives. */
export type Playback = ReturnType<typeof usePlayback>;
