import { Button, CardListItem, EmptyState, Skeleton, Stack, useLandmark, useWords } from '@friendbase/ui-kit';
import { useId, useRef } from 'react';
import { ComfortOffer } from '../../../comfort/ComfortOffer.tsx';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useLoadedWhenIdle } from '../../../lib/loading/laterPart.ts';
import { NextPage } from '../../../lib/lists/NextPage.tsx';
import { feed as words } from '../../../words/en/home.ts';
import { FeedHead } from './FeedHead.tsx';
import { FeedList } from './FeedList.tsx';
import { postMorePart } from './postMorePart.ts';
import { useFeed } from './useFeed.ts';

/** What friends wrote, newest first. Nothing comes by itself: more and new posts come by a press (G9, X13). */
export function Feed({ onWrite }: { onWrite: () => void }) {
  const t = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const feed = useFeed(heading);
  const titleId = useId();
  // A part of its own for F6: before it is a composer that grows for whoever comes to it.
  const part = useLandmark<HTMLElement>();
  useLoadedWhenIdle(postMorePart);
  return (
    <section ref={part} aria-labelledby={titleId}>
      <Stack gap="small">
        <FeedHead feed={feed} titleId={titleId} heading={heading} />
        <Unloaded
          query={feed.query}
          isReady={feed.posts !== undefined}
          title={t('failed')}
          text={t('failedText')}
        >
          <Skeleton shape="card" count={4} />
        </Unloaded>
        {feed.posts && (
          <FeedList
            posts={feed.posts}
            gone={feed.gone}
            focus={feed.listFocus}
            afterFirst={<ComfortOffer as={CardListItem} />}
          />
        )}
        {feed.posts?.length === 0 && (
          <>
            <EmptyState title={t('empty')} illustration="empty-feed">
              <Button onPress={onWrite}>{t('write')}</Button>
            </EmptyState>
            <ComfortOffer />
          </>
        )}
        <NextPage page={feed.nextPage} pendingLabel={t('loadingMore')}>
          {t('showMore')}
        </NextPage>
      </Stack>
    </section>
  );
}
