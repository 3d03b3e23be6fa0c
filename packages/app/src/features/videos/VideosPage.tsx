import {
  Button,
  CardList,
  CardListItem,
  Filtered,
  FilterGroup,
  Row,
  Stack,
  useIsHydrated,
  useWords,
} from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { oneIn } from '../../lib/page/searchParams.ts';
import { videos } from '../../words/en/videos.ts';
import { VIDEO_CATEGORIES } from '../../lib/page/searchValues.ts';
import { CalmBreathing } from './CalmBreathing.tsx';
import { useReward } from './useReward.ts';
import { useVideos } from './useVideos.ts';
import { VideoCard } from './VideoCard.tsx';
import type { VideoContent } from './videoContent.ts';
import { WatchedVideo } from './WatchedVideo.tsx';

const CommunityStories = lazy(() =>
  import('./CommunityStories.tsx').then((module) => ({ default: module.CommunityStories })),
);

/** Short picture stories, those of organizers, and the guide to calm breathing. Source: product spec §2 “Videos”. */
export function VideosPage() {
  const t = useWords(videos);
  const { show, filter, found, isFeatured, shown, showMore, firstNewId } = useVideos();
  const reward = useReward();
  // Below all else, and after it.
  const isHydrated = useIsHydrated();
  const [watched, setWatched] = useState<VideoContent>();
  const close = (isEarned: boolean) => {
    setWatched(undefined);
    if (watched && isEarned) reward.pay(watched.id);
  };
  const options = VIDEO_CATEGORIES.map((category) => ({ value: category, label: t(category) }));
  const cardOf = (video: VideoContent) => (
    <VideoCard
      video={video}
      reward={reward}
      isFeatured={isFeatured(video.id)}
      isFocused={video.id === firstNewId}
      onWatch={() => setWatched(video)}
    />
  );
  const featured = shown.find(({ id }) => isFeatured(id));
  const others = shown.filter((video) => video !== featured);
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <Filtered gap="large" label={t('list')}>
        <FilterGroup
          label={t('show')}
          layout="row"
          options={[{ value: 'all', label: t('all') }, ...options]}
          value={show ?? 'all'}
          onChange={(value) => filter(oneIn(VIDEO_CATEGORIES, value))}
          result={t('found', { count: found.length })}
        />
        {featured && cardOf(featured)}
        <CardList label={t('list')} layout="grid">
          {others.map((video) => (
            <CardListItem key={video.id}>{cardOf(video)}</CardListItem>
          ))}
        </CardList>
        {showMore && (
          <Row>
            <Button tone="quiet" icon="arrowDown" onPress={showMore}>
              {t('showMore')}
            </Button>
          </Row>
        )}
      </Filtered>
      <CalmBreathing />
      {isHydrated && (
        <OnDemand fallback={<NotLoaded />}>
          <CommunityStories />
        </OnDemand>
      )}
      {watched && <WatchedVideo video={watched} rewardFbb={reward.fbbOf(watched.id)} onClose={close} />}
    </Stack>
  );
}
