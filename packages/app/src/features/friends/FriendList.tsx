import { Heading, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../../data/friendships.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { friends } from '../../words/en/friends.ts';
import { CheckRequests } from './CheckRequests.tsx';
import { FindFriends } from './FindFriends.tsx';
import { FindPerson } from './FindPerson.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { FoundFriends } from './FoundFriends.tsx';
import { FRIENDS_ID } from './useFriendNews.ts';

/** The friends of the member, and the way to more. Source: product spec §2 “Friends”. */
export function FriendList() {
  const t = useWords(friends);
  const hasCounters = useShown('hasCounters');
  const query = useQuery(friendsQuery(useMemberId()));
  const all = query.data ?? [];
  const count = all.length;
  return (
    <section aria-labelledby={FRIENDS_ID}>
      <Stack>
        {/* One line where there is room: the faces begin that much sooner. */}
        <Row justify="between">
          <Heading level={2} id={FRIENDS_ID}>
            {hasCounters && count > 0 ? t('counted', { count }) : t('list')}
          </Heading>
          <CheckRequests />
        </Row>
        {hasFailed(query) ? (
          <Unloaded query={query} title={t('failed')} text={t('failedText')} />
        ) : (
          <>
            {count > 0 && <FoundFriends all={all} />}
            <FindFriends hasFriends={count > 0} />
            <FindPerson />
            <InvitePerson />
          </>
        )}
      </Stack>
    </section>
  );
}
