import { EmptyState, Stack, useWords } from '@friendbase/ui-kit';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { notifications } from '../words/en/notices.ts';
import { NewsLists } from './NewsLists.tsx';
import { useNotices } from './noticesContext.ts';
import { ToldList } from './ToldList.tsx';
import { useNewsList } from './useNewsList.ts';

interface NotificationsPanelProps {
  /** When the member looked before: what came after it is new. */
  since: string | undefined;
  onGo: (href: string) => void;
}

/** What is behind the bell: what is new with others, then what the toasts said. Source: widget contract W16. */
export function NotificationsPanel({ since, onGo }: NotificationsPanelProps) {
  const t = useWords(notifications);
  const notices = useNotices();
  const list = useNewsList(since);
  const isNothingTold = useSelector(notices, ({ context }) => context.list.length === 0);
  // Stays as it began: a list that is cleared says so itself.
  const [hadNothing] = useState(isNothingTold);
  return (
    <Stack gap="large">
      <NewsLists list={list} onGo={onGo} />
      {!(isNothingTold && hadNothing) && <ToldList />}
      {isNothingTold && hadNothing && list.isEmpty && (
        <EmptyState title={t('none')} illustration="no-notifications" />
      )}
    </Stack>
  );
}
