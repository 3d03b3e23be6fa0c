import { announce, Button, Row, StatusLine, useWords } from '@friendbase/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { changeFeed, withLike } from '../data/feedCache.ts';
import { useMemberId } from '../lib/memberId.ts';
import { outbox as words } from '../words/en/outbox.ts';
import { readOutbox, useOutbox } from './outboxSlot.ts';

/** Stands below a post whose like, or its taking back, waits for the network. */
export function LikeWaits({ postId }: { postId: string }) {
  const t = useWords(words);
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const entry = useOutbox().find(
    ({ kind, about }) => about === postId && (kind === 'like' || kind === 'unlike'),
  );
  if (!entry) return null;
  const undo = () => {
    void readOutbox()?.remove(entry.id);
    // After a reload no mutation is there anymore to do so.
    void changeFeed(queryClient, memberId, (feed) => withLike(feed, postId, entry.kind === 'unlike'));
    announce(t('undonePress'));
  };
  return (
    <Row>
      <StatusLine tone="info">{t(entry.isSending ? 'sending' : 'waits')}</StatusLine>
      {!entry.isSending && (
        <Button tone="plain" icon="undo" onPress={undo}>
          {t('undo')}
        </Button>
      )}
    </Row>
  );
}
