import { Button, ReservedSpace, Row, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { WIDEST_TIME } from '../../lib/time/dates.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { arrivals as ofArrivals } from '../../words/en/arrivals.ts';
import { friends } from '../../words/en/friends.ts';
import { useFriendNews } from './useFriendNews.ts';

/** Room for the longest words that are likely. */
const MANY = { requests: 20, friends: 0 };
const BOTH = { requests: 1, friends: 1 };

/**
 * New requests and friends who said yes wait here for a press, in a place that is theirs from the start. Where nobody tells the
 * page of them, a press looks for them. Source: conflict X13.
 */
export function CheckRequests() {
  const t = useWords(friends);
  const ofNew = useWords(ofArrivals);
  const dates = useDates();
  const news = useFriendNews();
  if (!news.isThere) return null;
  const press = { isPending: news.isChecking, pendingLabel: t('checking'), onPress: news.bring };
  const wordsFor = ({ requests, friends: count }: typeof MANY) => {
    if (requests > 0 && count > 0) return ofNew('people');
    return count > 0 ? ofNew('friends', { count }) : ofNew('requests', { count: requests });
  };
  const updated = (at: Date) => (
    <Text tone="quiet" size="small">
      {t('updated', { time: dates.clockTime(at) })}
    </Text>
  );
  const check = (at: Date) => (
    <Row wrap={false}>
      {updated(at)}
      <Button tone="quiet" icon="refresh" givesWay {...press}>
        {t('check')}
      </Button>
    </Row>
  );
  const bring = (counts: typeof MANY) => (
    <Button tone="quiet" icon="arrowDown" {...press}>
      {wordsFor(counts)}
    </Button>
  );
  const { waiting } = news;
  const hasCome = waiting.requests + waiting.friends > 0;
  return (
    <Row room="control">
      <ReservedSpace choices={[check(WIDEST_TIME), bring(MANY), bring(BOTH)]} align="end">
        {hasCome && bring(waiting)}
        {!hasCome && (news.mustLook ? check : updated)(new Date(news.updatedAt))}
      </ReservedSpace>
      {news.outcome !== undefined && <StatusLine tone="info">{news.outcome}</StatusLine>}
      {news.hasFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </Row>
  );
}
