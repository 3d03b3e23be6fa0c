import { VIDEO_REWARD_FBB } from '@friendbase/contract';
import {
  Badge,
  Button,
  Card,
  CardPicture,
  Heading,
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
  const heading = useReadingFocus(isFocused);
  const watchRef = useRef<HTMLButtonElement>(null);
  const { id, name, category, scenes } = video;
  const title = words(`${name}Title`);
  const tryAgain = () => {
    watchRef.current?.focus(); // “Try again” goes away
    reward.pay(id);
  };
  const headingId = `video-${id}`;
  return (
    <Card as="article" titleId={headingId}>
      <CardPicture>
        <Scene name={`${scenes}-2`} />
      </CardPicture>
      <Stack gap="small">
        <Row>
          {isFeatured && <Badge icon="positive">{t('featured')}</Badge>}
          <Badge icon="videos">{t(category)}</Badge>
        </Row>
        <Heading level={2} id={headingId} ref={heading}>
          {title}
        </Heading>
        <Text>{words(`${name}Text`)}</Text>
        <Text tone="quiet">{t('length')}</Text>
        <Text tone="quiet">
          {t(reward.fbbOf(id) > 0 ? 'pays' : 'paysTomorrow', { fbb: VIDEO_REWARD_FBB })}
        </Text>
      </Stack>
      <Row>
        <Button ref={watchRef} icon="play" subject={title} onPress={onWatch}>
          {t('watch')}
        </Button>
      </Row>
      <VideoOutcome title={title} outcome={reward.outcomeOf(id)} onTryAgain={tryAgain} />
    </Card>
  );
}
