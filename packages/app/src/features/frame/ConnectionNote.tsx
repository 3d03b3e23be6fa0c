import { announce, FooterNote, useWords } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/sessionContext.ts';
import { page } from '../../words/en/page.ts';

/**
 * While the session's check finds no answer: one line at the end of the window, what still works, and nothing to press, since it
 * is asked again every 5 s. Heard once as it appears and once when the connection is back; nothing on the page moves.
 * Source: conflict X10.
 */
export function ConnectionNote() {
  const t = useWords(page);
  const session = useSession();
  // Behind the auth screen the page is hidden, and says nothing.
  const isLost = useSelector(session, (state) => state.hasTag('member') && state.context.isUnreachable);
  const isBack = useSelector(session, (state) => state.hasTag('member') && !state.context.isUnreachable);
  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost && !wasLost.current) {
      announce(t('connectionLost'));
      // The line may have come over the field that the member writes in.
      document.activeElement?.closest('input, textarea')?.scrollIntoView({ block: 'nearest' });
    }
    if (isBack && wasLost.current) announce(t('connectionBack'));
    wasLost.current = isLost;
  }, [isLost, isBack, t]);
  return isLost && <FooterNote tone="info" text={t('connectionLost')} />;
}
