import { Button, Heading, Row, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { useDates } from '../../../lib/time/useDates.ts';
import { feed as words } from '../../../words/en/home.ts';
import type { useFeed } from './useFeed.ts';

interface FeedHeadProps {
  feed: ReturnType<typeof useFeed>;
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The heading of the feed, how old it is, and how to look for new posts. Source: conflict X13. */
export function FeedHead({ feed, titleId, heading }: FeedHeadProps) {
  const t = useWords(words);
  const dates = useDates();
  return (
    <Stack gap="small">
      <Row justify="between" room="control">
        <Heading level={2} id={titleId} ref={heading}>
          {t('title')}
        </Heading>
        {feed.posts && (
          <Row>
            <Text tone="quiet" size="small">
              {t('updated', { time: dates.clockTime(new Date(feed.updatedAt)) })}
            </Text>
            <Button
              tone="quiet"
              icon="refresh"
              isPending={feed.isChecking}
              pendingLabel={t('checking')}
              onPress={feed.check}
            >
              {t('check')}
            </Button>
          </Row>
        )}
      </Row>
      {feed.found !== undefined && <StatusLine tone="info">{t('found', { count: feed.found })}</StatusLine>}
      {feed.hasCheckFailed && <StatusLine tone="danger">{t('checkFailed')}</StatusLine>}
    </Stack>
  );
}
