import { isKnown } from '@friendbase/ui-kit/words';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
// Kept messages name their words: those of screens that were not opened since must be here to be said.
import '../words/en/memberNotices.ts';
import '../words/en/outingNotices.ts';
import '../words/en/videos.ts';
import { useNotices } from './noticesContext.ts';
import type { StoredNotice } from './noticesMachine.ts';

/** What the toasts said, newest first. A message that is no more, as after an update, cannot be said. */
export function useTold(): StoredNotice[] {
  const list = useSelector(useNotices(), ({ context }) => context.list);
  return useMemo(() => list.filter(({ title, text }) => isKnown(title) && isKnown(text)), [list]);
}
