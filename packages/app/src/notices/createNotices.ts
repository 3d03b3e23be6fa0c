import { announce, inSentences, type Preferences } from '@friendbase/ui-kit';
import type { Words } from '@friendbase/ui-kit/words';
import { createActor, type ActorRefFrom } from 'xstate';
import type { Notice } from '../lib/notices/notices.ts';
import { noticesMachine, TOAST_MS } from './noticesMachine.ts';

export type Notices = ActorRefFrom<typeof noticesMachine>;

type Wishes = Pick<Preferences, 'messageSeconds' | 'interruptions'>;

/** The toast queue, heard by the announcer in the words that `say` gives, as the member wishes at that moment. */
export function createNotices(
  say: (words: Words) => string,
  wishes: () => Wishes,
  announcer: typeof announce = announce,
): Notices {
  const notices = createActor(
    noticesMachine.provide({
      delays: { toast: () => secondsOf(wishes()) * 1000 },
      guards: {
        isPatient: () => secondsOf(wishes()) * 1000 > TOAST_MS,
        staysUntilClosed: () => wishes().messageSeconds === 'stay',
        isHeldBack: (_, { notice }) => isHeldBack(notice, wishes()),
      },
    }),
  );
  notices.on('said', ({ notice }) => {
    if (notice.isSpoken === false) return;
    const words = inSentences(say(notice.title), say(notice.text));
    announcer(words, notice.tone === 'destructive' ? 'assertive' : 'polite');
  });
  return notices;
}

const secondsOf = ({ messageSeconds }: Wishes): number =>
  messageSeconds === 'stay' ? Number.POSITIVE_INFINITY : messageSeconds;

/** Danger and being signed out reach the member in any case. Source: P7. */
function isHeldBack({ isUrgent = false, tone }: Notice, { interruptions }: Wishes): boolean {
  if (isUrgent || interruptions === 'all') return false;
  return interruptions === 'none' || tone !== 'destructive';
}

/** Gives each notice its id and its time on the way into the queue. */
export function createNotify(notices: Notices): (notice: Notice) => void {
  let given = 0;
  return (notice) => {
    const at = new Date().toISOString();
    given += 1;
    // Not `crypto.randomUUID`: a page served by plain http to another machine does not have it.
    notices.send({ type: 'notice.given', notice: { ...notice, id: `${at}~${given}`, at } });
  };
}
