import type { EventEntry } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goingMutation } from '../../data/events.ts';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useJoining } from '../../people/useJoining.ts';
import { events } from '../../words/en/events.ts';
import type { Countdown } from './countdown.ts';

export type CountdownOf = (id: string) => Countdown | undefined;

/** Goes to an event, or does not. */
export function useGoing({ id, isGoing }: EventEntry, title: string, countdownOf: CountdownOf) {
  const whyPaused = useWhyPaused()('joinEvent');
  const { mutateAsync } = useMutation(goingMutation(useQueryClient(), id));
  const { tellOnPage, ...going } = useJoining({
    save: mutateAsync,
    joined: outingNotices.eventJoined(title),
    told: {
      tone: 'success',
      title: messageOf(events, 'joinedNow', { title }),
      text: messageOf(events, 'kept'),
    },
    left: messageOf(events, 'undone', { title }),
    notSaved: outingNotices.eventNotSaved,
  });
  return {
    ...going,
    whyNot: isGoing ? undefined : whyPaused,
    join: () => {
      const countdown = countdownOf(id);
      if (countdown?.hasStarted) tellOnPage(countdown.words);
      else going.join();
    },
  };
}
