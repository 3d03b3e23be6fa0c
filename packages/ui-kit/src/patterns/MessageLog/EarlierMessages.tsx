import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../focus/focusTrail.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { chat } from '../../words/en/chat.ts';
import { Button } from '../../components/Button/Button.tsx';

interface EarlierMessagesProps {
  log: RefObject<HTMLElement | null>;
  isPending: boolean;
  onShow: (() => void) | undefined;
}

/** The way to earlier messages. When the last of them have come its button goes, and the focus to the messages. */
export function EarlierMessages({ log, isPending, onShow }: EarlierMessagesProps) {
  const t = useWords(chat);
  const isThere = onShow !== undefined;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) log.current?.focus();
    wasThere.current = isThere;
  }, [isThere, log]);
  if (!isThere) return null;
  return (
    <Button tone="quiet" isPending={isPending} pendingLabel={t('loadingEarlier')} onPress={onShow}>
      {t('showEarlier')}
    </Button>
  );
}
