import { Columns, Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { isAwaited } from '../../lib/loading/loading.ts';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { friendRequestsQuery, friendsQuery } from '../../data/friendships.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { friends } from '../../words/en/friends.ts';
import { page } from '../../words/en/page.ts';
import { FriendList } from './FriendList.tsx';
import { FriendTips } from './FriendTips.tsx';
import { Requests } from '../../people/Requests.tsx';

/** Who asks to be a friend, who is one, and who could be. Source: product spec §2 “Friends”. */
export function FriendsPage() {
  const t = useWords(friends);
  const onPage = useWords(page);
  const hasTips = useShown('hasTips');
  const isWaiting = useIsWaiting();
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} heading={t('heading')} purpose={t('purpose')} />
      {/* The same columns in any case: another parent would remount what is under way. */}
      <Columns ratio="wide-start">
        <Stack gap="large">
          {isWaiting ? (
            <Waiting label={onPage('loading')}>
              <Skeleton shape="person" count={4} />
            </Waiting>
          ) : (
            <>
              <Requests />
              <FriendList />
            </>
          )}
        </Stack>
        {hasTips && <FriendTips />}
      </Columns>
    </Stack>
  );
}

/** Requests and friends come together: the later ones would push down those that are read already. */
function useIsWaiting(): boolean {
  const memberId = useMemberId();
  return useQueries({
    queries: [friendRequestsQuery(memberId), friendsQuery(memberId)],
    combine: (lists) => lists.some(isAwaited),
  });
}
