import { usePreferences } from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useGameClock } from '../provider/GamesProvider.tsx';
import { usePageHidden } from '../provider/usePageHidden.ts';
import { useSaid } from '../provider/useSaid.ts';
import { breathingMachine } from './machine.ts';

/** A running guide at the member's pace. */
export function useGuide() {
  const clock = useGameClock();
  const pace = usePreferences((preferences) => preferences.pace);
  const [snapshot, send, actor] = useMachine(breathingMachine, { input: { pace }, clock });
  useSaid(actor);
  usePageHidden(() => send({ type: 'page.hidden' }));
  useEffect(() => send({ type: 'pace.changed', pace }), [send, pace]);
  return { snapshot, send };
}

/** What `useGuide` gives. */
export type Guide = ReturnType<typeof useGuide>;
