import type { FriendshipEntry } from '@friendbase/contract';
import { Button, CardListItem, EmptyState, FaceGrid, SearchField, Text, useWords } from '@friendbase/ui-kit';
import { memo } from 'react';
import { friends } from '../../words/en/friends.ts';
import { FriendCard } from './FriendCard.tsx';
import { useFriendList } from './useFriendList.ts';

/** The friends that are looked for, a page at a time. How many there are is said once, after the last letter (W22). */
export function FoundFriends({ all }: { all: readonly FriendshipEntry[] }) {
  const t = useWords(friends);
  const { written, isSearched, count, ...list } = useFriendList(all);
  return (
    <>
      {list.hasSearch && (
        <SearchField
          label={t('search')}
          value={written}
          onChange={list.search}
          result={list.isBehind ? undefined : t(isSearched ? 'found' : 'counted', { count })}
        />
      )}
      {count === 0 ? (
        <EmptyState title={t('found', { count })} text={t('notFoundText')} illustration="nothing-found" />
      ) : (
        <>
          {isSearched && <Text tone="quiet">{t('found', { count })}</Text>}
          <Faces shown={list.shown} firstNewId={list.firstNewId} />
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

/** Rendered where somebody comes or goes, and not for each letter. */
const Faces = memo(function Faces({
  shown,
  firstNewId,
}: Pick<ReturnType<typeof useFriendList>, 'shown' | 'firstNewId'>) {
  const t = useWords(friends);
  return (
    <FaceGrid label={t('list')}>
      {shown.map(({ id, friend }) => (
        <CardListItem key={id}>
          <FriendCard friend={friend} isFocused={id === firstNewId} />
        </CardListItem>
      ))}
    </FaceGrid>
  );
});
