import type { PublishedStory } from '@friendbase/contract';
import {
  Button,
  Card,
  CardList,
  CardListItem,
  Heading,
  PictureFrame,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storiesQuery } from '../../data/stories.ts';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useEasyOr } from '../../lib/rewards/rewardWords.ts';
import { videos } from '../../words/en/videos.ts';
import { WatchedStory } from './WatchedStory.tsx';

/** What organizers have made: nothing, not even a heading, where there is none. */
export function CommunityStories() {
  const t = useWords(videos);
  const query = useQuery(storiesQuery);
  const [watched, setWatched] = useState<PublishedStory>();
  if (hasFailed(query))
    return (
      <Unloaded query={query} title={t('storiesFailed')} text={t('storiesFailedText')}>
        {null}
      </Unloaded>
    );
  if (!query.data?.length) return null;
  return (
    <Stack as="section">
      <Heading level={2}>{t('stories')}</Heading>
      <CardList label={t('stories')} layout="grid">
        {query.data.map((story) => (
          <CardListItem key={story.id}>
            <StoryCard story={story} onWatch={() => setWatched(story)} />
          </CardListItem>
        ))}
      </CardList>
      {watched && <WatchedStory story={watched} onClose={() => setWatched(undefined)} />}
    </Stack>
  );
}

function StoryCard({ story, onWatch }: { story: PublishedStory; onWatch: () => void }) {
  const t = useWords(videos);
  const easyOr = useEasyOr();
  const title = easyOr(story.title, story.easyTitle);
  const picture = story.photo ?? story.parts[0]?.picture;
  const titleId = `story-${story.id}`;
  return (
    <Card as="article" titleId={titleId}>
      <PictureFrame src={picture?.url} description={picture?.description ?? ''} loading="lazy" />
      <Heading level={3} id={titleId}>
        <bdi>{title}</bdi>
      </Heading>
      <Row>
        <Button icon="play" subject={title} onPress={onWatch}>
          {t('watch')}
        </Button>
      </Row>
      <Text dir="auto">{easyOr(story.description, story.easyDescription)}</Text>
    </Card>
  );
}
