import {
  Button,
  CardList,
  CardListItem,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Heading,
  Stack,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useDates } from '../lib/useDates.ts';
// Kept toasts of the members' screens are shown on pages that do not load those screens.
import '../words/en/memberNotices.ts';
import { notifications } from '../words/en/notices.ts';
import { useNotices } from './noticesContext.ts';

interface NotificationsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What the toasts said, newest first. Source: widget contract W16. */
export function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const t = useWords(notifications);
  const say = useSayWords();
  const dates = useDates();
  const notices = useNotices();
  const list = useSelector(notices, ({ context }) => context.list);
  const [isAsking, setIsAsking] = useState(false);
  const answer = () => setIsAsking(false);
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={onClose}>
      {list.length === 0 ? (
        <EmptyState title={t('none')} illustration="no-notifications" />
      ) : (
        <Stack>
          <CardList label={t('list')}>
            {list.map(({ id, at, title, text }) => (
              <CardListItem key={id}>
                <Stack gap="small">
                  <Heading level={3}>{say(title)}</Heading>
                  {text && <Text>{say(text)}</Text>}
                  <Text size="small" tone="quiet">
                    <time dateTime={at}>{dates.moment(at)}</time>
                  </Text>
                </Stack>
              </CardListItem>
            ))}
          </CardList>
          <Button tone="quiet" icon="trash" onPress={() => setIsAsking(true)}>
            {t('clear')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        question={t('askClear')}
        effect={t('askClearEffect')}
        confirmLabel={t('clear')}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={isAsking}
        onConfirm={() => {
          notices.send({ type: 'list.cleared' });
          answer();
        }}
        onCancel={answer}
      />
    </Dialog>
  );
}
