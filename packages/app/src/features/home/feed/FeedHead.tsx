import { Heading, Row, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { feed as words } from '../../../words/en/home.ts';
import { feedNewsPart } from '../homeParts.ts';
import type { useFeed } from './useFeed.ts';

interface FeedHeadProps {
  feed: ReturnType<typeof useFeed>;
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The heading of the feed, and beside it the way to what is new. Source: conflict X13. */
export function FeedHead({ feed, titleId, heading }: FeedHeadProps) {
  const t = useWords(words);
  return (
    <Row justify="between" wrap={false}>
      <Heading level={2} id={titleId} ref={heading}>
        {t('title')}
      </Heading>
      {feed.posts && <feedNewsPart.Part heading={heading} focusItem={feed.focusItem} />}
    </Row>
  );
}
