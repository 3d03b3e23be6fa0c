import { VIDEO_REWARD_FBB } from '@friendbase/contract';
import { Button, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { videos } from '../../words/en/videos.ts';
import type { Outcome } from './useReward.ts';

interface VideoOutcomeProps {
  title: string;
  outcome: Outcome | undefined;
  onTryAgain: () => void;
}

/** What came of watching a video. Silent: it was told when it came. */
export function VideoOutcome({ title, outcome, onTryAgain }: VideoOutcomeProps) {
  const t = useWords(videos);
  if (outcome === undefined) return null;
  if (outcome === 'paid' || outcome === 'paidBefore')
    return (
      <StatusLine tone={outcome === 'paid' ? 'success' : 'info'}>
        {t(outcome, { fbb: VIDEO_REWARD_FBB })}
      </StatusLine>
    );
  return (
    <Stack gap="small">
      <StatusLine tone={outcome === 'paying' ? 'info' : 'danger'}>{t(outcome)}</StatusLine>
      {outcome === 'notPaid' && (
        <Button tone="quiet" icon="refresh" subject={title} onPress={onTryAgain}>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  );
}
