import { ConversationList, EmptyState, SearchField, Text, useWords } from '@friendbase/ui-kit';
import { messages as words } from '../../words/en/messages.ts';
import type { useConversations } from './useConversations.ts';
import type { useConversationSearch } from './useConversationSearch.ts';
import type { useOpenChat } from './useOpenChat.ts';

interface FoundConversationsProps extends Pick<ReturnType<typeof useOpenChat>, 'openId' | 'leftId' | 'open'> {
  list: ReturnType<typeof useConversations>;
  names: ReturnType<typeof useConversationSearch>;
}

/** The conversations that are looked for. How many there are is said once, after the last letter (W22). */
export function FoundConversations({ list, names, openId, leftId, open }: FoundConversationsProps) {
  const t = useWords(words);
  const { found } = names;
  const count = t('found', { count: found.length });
  return (
    <>
      {names.hasSearch && (
        <SearchField
          label={t('search')}
          value={names.looksFor}
          onChange={names.search}
          result={names.isSearched ? count : t('allShown')}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={count} text={t('notFoundText')} illustration="nothing-found" />
      ) : (
        <>
          {names.isSearched && <Text tone="quiet">{count}</Text>}
          <ConversationList
            label={t('conversations')}
            conversations={found}
            openId={openId}
            onOpen={open}
            returnedId={leftId}
            onFetchMore={list.fetchMore}
            isFetchingMore={list.isFetchingMore}
          />
        </>
      )}
    </>
  );
}
