import { Button, ReservedSpace, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { WIDEST_TIME } from '../../../lib/time/dates.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { arrivals as ofArrivals } from '../../../words/en/arrivals.ts';
import { feedNews } from '../../../words/en/feedNews.ts';
import { useFeedNews, type FeedNewsOptions } from './useFeedNews.ts';

/** As many as a page of the feed has: more than these nobody counts. */
const MOST_COUNTED = 20;

/**
 * How old the feed is, and the way to new posts. Where the page is told of them they wait here for a press, in a place that is
 * theirs from the start; where it is not, a press looks for them. Source: conflict X13.
 */
export function FeedNews(options: FeedNewsOptions) {
  const t = useWords(feedNews);
  const ofNew = useWords(ofArrivals);
  const dates = useDates();
  const news = useFeedNews(options);
  const press = { isPending: news.isChecking, pendingLabel: t('checking'), onPress: news.bring };
  const wordsFor = (count: number) => (count > MOST_COUNTED ? ofNew('manyPosts') : ofNew('posts', { count }));
  const updated = (at: Date) => (
    <Text tone="quiet" size="small">
      {t('updated', { time: dates.clockTime(at) })}
    </Text>
  );
  const check = (at: Date) => (
    <Row wrap={false}>
      {updated(at)}
      <Button size="small" tone="plain" icon="refresh" givesWay {...press}>
        {t('check')}
      </Button>
    </Row>
  );
  const bring = (count: number) => (
    <Button size="small" tone="quiet" icon="arrowDown" {...press}>
      {wordsFor(count)}
    </Button>
  );
  const choices = [check(WIDEST_TIME), bring(MOST_COUNTED), bring(MOST_COUNTED + 1)];
  return (
    <Stack gap="small">
      <ReservedSpace choices={choices} align="end">
        {news.count > 0 && bring(news.count)}
        {news.count === 0 && (news.mustLook ? check : updated)(new Date(news.updatedAt))}
      </ReservedSpace>
      {news.outcome !== undefined && <StatusLine tone="info">{news.outcome}</StatusLine>}
      {news.hasFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </Stack>
  );
}
