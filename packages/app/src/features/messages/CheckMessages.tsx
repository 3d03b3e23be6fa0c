import { Button, PanesAlone, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/time/useDates.ts';
import { messages as words } from '../../words/en/messages.ts';
import type { useNewMessages } from './useNewMessages.ts';

type News = ReturnType<typeof useNewMessages>;

/** Looks for new messages, in the list and in the open chat, and says when it was last done. */
export function CheckMessages({ news }: { news: News }) {
  const t = useWords(words);
  const dates = useDates();
  const { updatedAt, isChecking, check, comeBySelf } = news;
  if (comeBySelf)
    return (
      <Row room="control">
        <Text tone="quiet" size="small">
          {t('comeBySelf')}
        </Text>
      </Row>
    );
  return (
    <Row room="control">
      <Button tone="quiet" icon="refresh" isPending={isChecking} pendingLabel={t('checking')} onPress={check}>
        {t('check')}
      </Button>
      {/* There from the start, so that nothing moves. */}
      <Text tone="quiet" size="small">
        {updatedAt === undefined
          ? t('notUpdated')
          : t('updated', { time: dates.clockTime(new Date(updatedAt)) })}
      </Text>
      <WhatWasFound news={news} />
    </Row>
  );
}

/** The same by one word, in a chat that is a screen of its own. */
export function CheckInChat({ news: { isChecking, check, comeBySelf } }: { news: News }) {
  const t = useWords(words);
  if (comeBySelf) return null;
  return (
    <PanesAlone>
      <Button
        tone="plain"
        icon="refresh"
        aria-label={t('check')}
        isPending={isChecking}
        pendingLabel={t('checking')}
        onPress={check}
      >
        {t('checkWord')}
      </Button>
    </PanesAlone>
  );
}

/** What the last press has found. */
export function WhatWasFound({ news: { found, hasFailed } }: { news: News }) {
  const t = useWords(words);
  return (
    <>
      {found !== undefined && <StatusLine tone="info">{found}</StatusLine>}
      {hasFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </>
  );
}
