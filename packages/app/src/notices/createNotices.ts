import { announce, inSentences } from '@friendbase/ui-kit';
import type { Words } from '@friendbase/ui-kit/words';
import { createActor, type ActorRefFrom } from 'xstate';
import type { Notice } from '../lib/notices.ts';
import { noticesMachine } from './noticesMachine.ts';

export type Notices = ActorRefFrom<typeof noticesMachine>;

/** The toast queue, heard by the announcer in the words that `say` gives. */
export function createNotices(say: (words: Words) => string): Notices {
  const notices = createActor(noticesMachine);
  notices.on('said', ({ notice }) => {
    if (!notice || notice.isSpoken === false) return;
    const words = inSentences(say(notice.title), say(notice.text));
    announce(words, notice.tone === 'destructive' ? 'assertive' : 'polite');
  });
  return notices;
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
