import { Button, CardListItem, EmptyState, FaceGrid, SearchField, Text, useWords } from '@friendbase/ui-kit';
import { friends } from '../../words/en/friends.ts';
import { FriendCard } from './FriendCard.tsx';
import type { useFriendList } from './useFriendList.ts';

/** The friends that are looked for, a page at a time. How many there are is said once, after the last letter (W22). */
export function FoundFriends({ list }: { list: ReturnType<typeof useFriendList> }) {
  const t = useWords(friends);
  const { found, shown, looksFor } = list;
  const count = found.length;
  const isSearched = looksFor.trim() !== '';
  return (
    <>
      {list.hasSearch && (
        <SearchField
          label={t('search')}
          value={looksFor}
          onChange={list.search}
          result={t(isSearched ? 'found' : 'counted', { count })}
        />
      )}
      {count === 0 ? (
        <EmptyState title={t('found', { count })} text={t('notFoundText')} illustration="nothing-found" />
      ) : (
        <>
          {isSearched && <Text tone="quiet">{t('found', { count })}</Text>}
          <FaceGrid label={t('list')}>
            {shown.map(({ id, friend }) => (
              <CardListItem key={id}>
                <FriendCard friend={friend} isFocused={id === list.firstNewId} />
              </CardListItem>
            ))}
          </FaceGrid>
        </>
      )}
      {list.hasMore && (
        <Button tone="quiet" icon="arrowDown" onPress={list.showMore}>
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
