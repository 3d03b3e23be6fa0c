import {
  ButtonLink,
  CardList,
  FailedState,
  KitRouterProvider,
  Row,
  Skeleton,
  Stack,
  Text,
  useWords,
  Waiting,
} from '@friendbase/ui-kit';
import { useFailurePicture } from '../lib/loading/Unloaded.tsx';
import { news } from '../words/en/news.ts';
import { DecisionNews } from './DecisionNews.tsx';
import { ConversationNews, RequestNews } from './NewsParts.tsx';
import type { NewsList } from './useNewsList.ts';

interface NewsListsProps {
  list: NewsList;
  onGo: (href: string) => void;
}

/** Friend requests that wait and new messages, each with the way to where they are answered. */
export function NewsLists({ list, onGo }: NewsListsProps) {
  const t = useWords(news);
  const picture = useFailurePicture(list.error);
  const { requests, conversations } = list;
  const go = (href: string) => {
    list.makeChatsOld();
    onGo(href);
  };
  if (list.isWaiting) {
    return (
      <Waiting label={t('looking')}>
        <Skeleton shape="person" count={1} />
      </Waiting>
    );
  }
  return (
    // The links close the list first.
    <KitRouterProvider navigate={go}>
      {list.hasFailed && (
        <FailedState
          title={t('failed')}
          text={t('failedText')}
          illustration={picture}
          isRetrying={list.isRetrying}
          onRetry={list.retry}
        />
      )}
      <DecisionNews decisions={list.decisions} />
      {requests && requests.items.length > 0 && (
        <Stack gap="small">
          <CardList label={t('requests')}>
            {requests.items.map(({ id, friend }) => (
              <RequestNews key={id} friend={friend} />
            ))}
          </CardList>
          {requests.more > 0 && <Text>{t('moreRequests', { count: requests.more })}</Text>}
          <Row>
            <ButtonLink href="/friends" icon="friends">
              {t('answer')}
            </ButtonLink>
          </Row>
        </Stack>
      )}
      {conversations && conversations.items.length > 0 && (
        <Stack gap="small">
          <CardList label={t('messages')}>
            {conversations.items.map((conversation) => (
              <ConversationNews key={conversation.id} {...conversation} />
            ))}
          </CardList>
          {conversations.more > 0 && (
            <>
              <Text>{t('moreMessages', { count: conversations.more })}</Text>
              <Row>
                <ButtonLink href="/messages" icon="messages" tone="quiet">
                  {t('all')}
                </ButtonLink>
              </Row>
            </>
          )}
        </Stack>
      )}
    </KitRouterProvider>
  );
}
