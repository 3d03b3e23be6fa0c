import {
  Button,
  CardList,
  CardListItem,
  ConfirmDialog,
  Dialog,
  Heading,
  Stack,
  Text,
} from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTimes } from '../lib/useTimes.ts';
import { useNotices } from './noticesContext.ts';

interface NotificationsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What the toasts said, newest first. Source: widget contract W16. */
export function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const notices = useNotices();
  const times = useTimes();
  const list = useSelector(notices, ({ context }) => context.list);
  const [isAsking, setIsAsking] = useState(false);
  const answer = () => setIsAsking(false);
  return (
    <Dialog title="Notifications" isOpen={isOpen} onClose={onClose}>
      {list.length === 0 ? (
        <Text>You have no notifications yet. Messages from FriendBase are kept here.</Text>
      ) : (
        <Stack>
          <CardList label="Notifications, newest first">
            {list.map(({ id, at, title, text }) => (
              <CardListItem key={id}>
                <Stack gap="small">
                  <Heading level={3}>{title}</Heading>
                  {text && <Text>{text}</Text>}
                  <Text size="small" tone="quiet">
                    <time dateTime={at}>{times.moment(at)}</time>
                  </Text>
                </Stack>
              </CardListItem>
            ))}
          </CardList>
          <Button tone="quiet" icon="trash" onPress={() => setIsAsking(true)}>
            Clear all
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        question="Clear all notifications?"
        effect="The list will be empty. This cannot be undone."
        confirmLabel="Clear all"
        cancelLabel="Keep them"
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
