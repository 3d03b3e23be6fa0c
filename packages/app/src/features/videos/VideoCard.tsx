import { VIDEO_REWARD_FBB } from '@friendbase/contract';
import {
  Badge,
  Button,
  Card,
  CardPicture,
  Columns,
  Heading,
  PlayPicture,
  Row,
  Scene,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useRef } from 'react';
import { videos, videoWords } from '../../words/en/videos.ts';
import type { Reward } from './useReward.ts';
import { VideoOutcome } from './VideoOutcome.tsx';
import type { VideoContent } from './videoContent.ts';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

interface VideoCardProps {
  video: VideoContent;
  reward: Reward;
  isFeatured?: boolean;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused?: boolean;
  onWatch: () => void;
}

/** One video, what it is about and what came of watching it. Source: product spec §2 “Videos”, conflict X32. */
export function VideoCard({ video, reward, isFeatured = false, isFocused = false, onWatch }: VideoCardProps) {
  const t = useWords(videos);
  const words = useWords(videoWords);
  const watchRef = useRef<HTMLButtonElement>(null);
  const { id, name, scenes } = video;
  const title = words(`${name}Title`);
  const tryAgain = () => {
    watchRef.current?.focus(); // “Try again” goes away
    reward.pay(id);
  };
  const picture = (
    <PlayPicture picture={<Scene name={`${scenes}-2`} />}>
      <Button ref={watchRef} icon="play" subject={title} onPress={onWatch}>
        {t('watch')}
      </Button>
    </PlayPicture>
  );
  const facts = <Facts {...{ video, title, reward, isFeatured, isFocused }} />;
  const outcome = <VideoOutcome title={title} outcome={reward.outcomeOf(id)} onTryAgain={tryAgain} />;
  return (
    <Card as="article" titleId={`video-${id}`}>
      {isFeatured ? (
        <Columns>
          {picture}
          <Stack>
            {facts}
            {outcome}
          </Stack>
        </Columns>
      ) : (
        <>
          <CardPicture>{picture}</CardPicture>
          {facts}
          {outcome}
        </>
      )}
    </Card>
  );
}

interface FactsProps extends Pick<VideoCardProps, 'video' | 'reward'> {
  title: string;
  isFeatured: boolean;
  isFocused: boolean;
}

function Facts({ video: { id, name, category }, title, reward, isFeatured, isFocused }: FactsProps) {
  const t = useWords(videos);
  const words = useWords(videoWords);
  const heading = useReadingFocus(isFocused);
  return (
    <Stack gap="small">
      <Row>
        {isFeatured && <Badge icon="positive">{t('featured')}</Badge>}
        <Badge icon="videos">{t(category)}</Badge>
      </Row>
      <Heading level={2} id={`video-${id}`} ref={heading}>
        {title}
      </Heading>
      <Text>{words(`${name}Text`)}</Text>
      <Text tone="quiet">{t('length')}</Text>
      <Text tone="quiet">{t(reward.fbbOf(id) > 0 ? 'pays' : 'paysTomorrow', { fbb: VIDEO_REWARD_FBB })}</Text>
    </Stack>
  );
}
