import { Button, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/useDates.ts';
import { messages as words } from '../../words/en/messages.ts';
import { useNewMessages } from './useNewMessages.ts';

/** Looks for new messages, in the list and in the open chat, and says when it was last done. */
export function CheckMessages({ openId }: { openId: string | undefined }) {
  const t = useWords(words);
  const dates = useDates();
  const { updatedAt, isChecking, hasFailed, found, check } = useNewMessages(openId);
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
      {found !== undefined && <StatusLine tone="info">{found}</StatusLine>}
      {hasFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </Row>
  );
}
