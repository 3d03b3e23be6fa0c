import { announce, Button, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { friendRequestsQuery, friendsQuery } from '../../data/friendships.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { friends } from '../../words/en/friends.ts';

/** Nothing comes by itself: new requests, and friends who said yes, come by a press. Source: conflict X13. */
export function CheckRequests() {
  const t = useWords(friends);
  const dates = useDates();
  const memberId = useMemberId();
  const requests = useQuery(friendRequestsQuery(memberId));
  const ofFriends = useQuery(friendsQuery(memberId));
  const check = useMutation({
    mutationFn: async () => {
      const known = new Set(requests.data?.map(({ id }) => id));
      const strict = { throwOnError: true };
      const [{ data }] = await Promise.all([requests.refetch(strict), ofFriends.refetch(strict)]);
      return data?.filter(({ id }) => !known.has(id)).length ?? 0;
    },
    onSuccess: (count) => announce(t('newRequests', { count })),
    onError: () => announce(t('checkFailed'), 'assertive'),
  });
  if (!requests.data || !ofFriends.data) return null;
  return (
    <Row justify="between" room="control">
      <Text tone="quiet" size="small">
        {t('updated', { time: dates.clockTime(new Date(requests.dataUpdatedAt)) })}
      </Text>
      <Button
        tone="quiet"
        icon="refresh"
        isPending={check.isPending}
        pendingLabel={t('checking')}
        onPress={() => check.mutate()}
      >
        {t('check')}
      </Button>
      {check.isSuccess && <StatusLine tone="info">{t('newRequests', { count: check.data })}</StatusLine>}
      {check.isError && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </Row>
  );
}
