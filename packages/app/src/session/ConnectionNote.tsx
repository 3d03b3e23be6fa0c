import { announce, FooterNote, useWords } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { page } from '../words/en/page.ts';
import { useSession } from './createSession.ts';

/** What is said to each: a visitor has no page yet that stays. */
const LOST = { member: 'connectionLost', visitor: 'unreachable' } as const;

/**
 * While the session's check finds no answer: one line at the end of the window, what still works, and nothing to press, since it
 * is asked again every 5 s. Heard once as it appears and once when the connection is back; nothing on the page moves.
 * Source: conflict X10.
 */
export function ConnectionNote({ to }: { to: keyof typeof LOST }) {
  const t = useWords(page);
  const session = useSession();
  // The page of a member whose session ended is hidden, and says nothing.
  const isHere = useSelector(session, (state) => state.hasTag(to));
  const isUnreachable = useSelector(session, ({ context }) => context.isUnreachable);
  const isLost = isHere && isUnreachable;
  const isBack = isHere && !isUnreachable;
  const text = t(LOST[to]);
  const back = t('connectionBack');
  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost && !wasLost.current) {
      announce(text);
      // The line may have come over the field that is written in.
      document.activeElement?.closest('input, textarea')?.scrollIntoView({ block: 'nearest' });
    }
    if (isBack && wasLost.current) announce(back);
    wasLost.current = isLost;
  }, [isLost, isBack, text, back]);
  return isLost && <FooterNote tone="info" text={text} />;
}
