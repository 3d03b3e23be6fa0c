import { Button, CardList, CardListItem, EmptyState, SearchField, useWords } from '@friendbase/ui-kit';
import { friends } from '../../words/en/friends.ts';
import { FriendCard } from './FriendCard.tsx';
import type { useFriendList } from './useFriendList.ts';

/** The friends that are looked for, a page at a time. How many there are is said once, after the last letter (W22). */
export function FoundFriends({ list }: { list: ReturnType<typeof useFriendList> }) {
  const t = useWords(friends);
  const { found, shown, looksFor } = list;
  const count = found.length;
  return (
    <>
      {list.hasSearch && (
        <SearchField
          label={t('search')}
          value={looksFor}
          onChange={list.search}
          result={t(looksFor.trim() === '' ? 'all' : 'found', { count })}
        />
      )}
      {count === 0 ? (
        <EmptyState title={t('found', { count })} text={t('notFoundText')} illustration="nothing-found" />
      ) : (
        <CardList label={t('list')}>
          {shown.map(({ id, friend }) => (
            <CardListItem key={id}>
              <FriendCard friend={friend} isFocused={id === list.firstNewId} />
            </CardListItem>
          ))}
        </CardList>
      )}
      {list.hasMore && (
        <Button tone="quiet" icon="arrowDown" onPress={list.showMore}>
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
