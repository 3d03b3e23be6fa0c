import { announce, useSayWords } from '@friendbase/ui-kit';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { useState } from 'react';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useTell } from '../../people/ActTold.tsx';
import { events } from '../../words/en/events.ts';
import { useCountdowns } from './useCountdowns.ts';

/** How a member stands to an event on this page. */
export interface Standing {
  isJoined: boolean;
  /** What came of the last press, where it is not that they joined. */
  told: Words | undefined;
}

const NOT_JOINED: Standing = { isJoined: false, told: undefined };

/** Which events the member has joined. Kept by the page and by nothing else, which it says (X36). */
export function useJoining(openedAt: Date | undefined) {
  const tell = useTell();
  const say = useSayWords();
  const countdownOf = useCountdowns(openedAt);
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  const set = (id: string, standing: Standing) => setStandings((all) => ({ ...all, [id]: standing }));
  const tellOnPage = (id: string, told: Words) => {
    set(id, { isJoined: false, told });
    announce(say(told));
  };
  return {
    standingOf: (id: string): Standing => standings[id] ?? NOT_JOINED,
    join: (id: string, title: string) => {
      const countdown = countdownOf(id);
      if (countdown?.hasStarted) return tellOnPage(id, countdown.words);
      set(id, { isJoined: true, told: undefined });
      tell(outingNotices.eventJoined(title), {
        tone: 'success',
        title: messageOf(events, 'joinedNow', { title }),
        text: messageOf(events, 'keptHere'),
      });
    },
    undo: (id: string, title: string) => tellOnPage(id, messageOf(events, 'undone', { title })),
  };
}
