import {
  ButtonLink,
  EmptyState,
  focusForReading,
  Heading,
  Skeleton,
  Stack,
  StatusLine,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { messages as words } from '../../words/en/messages.ts';
import { FoundConversations } from './FoundConversations.tsx';
import { useConversations } from './useConversations.ts';
import { useConversationSearch } from './useConversationSearch.ts';
import type { useOpenChat } from './useOpenChat.ts';

interface ConversationsProps extends Pick<ReturnType<typeof useOpenChat>, 'openId' | 'leftId' | 'open'> {
  /** What stands below them: not before it is known how many there are, which would move it. */
  children: ReactNode;
}

/** With whom the member writes, the latest first. Source: widget contract W17. */
export function Conversations({ openId, leftId, open, children }: ConversationsProps) {
  const t = useWords(words);
  const list = useConversations(openId);
  const { conversations = [] } = list;
  const names = useConversationSearch(conversations);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // A chat in which nothing was written leaves the list with the member, and one that is not looked for is not in it.
  const isLeftGone = leftId !== undefined && !names.found.some(({ id }) => id === leftId);
  useEffect(() => {
    if (isLeftGone && title.current) focusForReading(title.current);
  }, [isLeftGone]);
  return (
    <>
      <section aria-labelledby={titleId}>
        <Stack>
          <Heading level={2} id={titleId} ref={title}>
            {t('conversations')}
          </Heading>
          <Unloaded
            query={list.query}
            isReady={!!list.conversations}
            title={t('failed')}
            text={t('failedText')}
          >
            <Skeleton shape="person" count={5} />
          </Unloaded>
          {list.conversations?.length === 0 && (
            <EmptyState title={t('none')} text={t('noneText')} illustration="no-friends">
              <ButtonLink href="/friends" icon="friends">
                {t('toFriends')}
              </ButtonLink>
            </EmptyState>
          )}
          {conversations.length > 0 && (
            <FoundConversations list={list} names={names} openId={openId} leftId={leftId} open={open} />
          )}
          {list.hasMoreFailed && <StatusLine tone="danger">{t('moreFailed')}</StatusLine>}
        </Stack>
      </section>
      {(list.conversations || hasFailed(list.query)) && children}
    </>
  );
}
