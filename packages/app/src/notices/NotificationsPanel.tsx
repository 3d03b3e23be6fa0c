import { EmptyState, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { news } from '../words/en/news.ts';
import { notifications } from '../words/en/notices.ts';
import { NewsLists } from './NewsLists.tsx';
import { ToldList, useTold } from './ToldList.tsx';
import { useNewsList } from './useNewsList.ts';

interface NotificationsPanelProps {
  /** When the member looked before: what came after it is new. */
  since: string | undefined;
  onGo: (href: string) => void;
}

/** What is behind the bell: what is new with others, then what the toasts said. Source: widget contract W16. */
export function NotificationsPanel({ since, onGo }: NotificationsPanelProps) {
  const t = useWords(notifications);
  const inNews = useWords(news);
  const list = useNewsList(since);
  const isNothingTold = useTold().length === 0;
  // Stays as it began: a list that is cleared says so itself.
  const [hadNothing] = useState(isNothingTold);
  return (
    <Stack gap="large">
      <NewsLists list={list} onGo={onGo} />
      {!isNothingTold && list.isEmpty && !list.isWaiting && <Text>{inNews('nothing')}</Text>}
      {!(isNothingTold && hadNothing) && <ToldList />}
      {isNothingTold && hadNothing && list.isEmpty && (
        <EmptyState title={t('none')} illustration="no-notifications" />
      )}
    </Stack>
  );
}
