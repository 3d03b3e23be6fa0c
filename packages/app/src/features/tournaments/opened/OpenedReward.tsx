import type { Redemption } from '@friendbase/contract';
import { CopyField, Dialog, FailedState, Stack, Text, useWords, Waiting } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { useEasyOr } from '../../../lib/rewards/rewardWords.ts';
import { openedReward } from '../../../words/en/openedRewards.ts';

const GivenPicture = lazy(() =>
  import('./GivenPicture.tsx').then((module) => ({ default: module.GivenPicture })),
);

export type Opened = Pick<Redemption, 'name' | 'delivers' | 'redemptionCode'>;

interface OpenedRewardProps {
  reward: Opened;
  onClose: () => void;
}

// Each a script of its own, that comes with the first reward of its kind.
const PrintedPages = lazy(() =>
  import('./PrintedPages.tsx').then((module) => ({ default: module.PrintedPages })),
);
const RainPlayer = lazy(() => import('./RainPlayer.tsx').then((module) => ({ default: module.RainPlayer })));
const FrameSwitch = lazy(() =>
  import('./FrameSwitch.tsx').then((module) => ({ default: module.FrameSwitch })),
);
const OwnCards = lazy(() => import('./OwnCards.tsx').then((module) => ({ default: module.OwnCards })));
const TrainStory = lazy(() => import('./TrainStory.tsx').then((module) => ({ default: module.TrainStory })));

/** The window of a reward: what it delivers, and that it is on its way or did not come. */
export function OpenedReward({ reward, onClose }: OpenedRewardProps) {
  const t = useWords(openedReward);
  const { name, delivers } = reward;
  const waiting = <Waiting label={t('loading')} />;
  const failed = (
    <FailedState
      title={t('notLoaded')}
      text={t('notLoadedText')}
      illustration="offline"
      // Browsers do not ask again for a script that did not come, so the way on is the page itself.
      onRetry={() => window.location.reload()}
    />
  );
  if (delivers.kind === 'story' || delivers.kind === 'cards')
    return (
      <OnDemand fallback={failed} waiting={waiting}>
        {delivers.kind === 'story' ? (
          <TrainStory title={name} onClose={onClose} />
        ) : (
          <OwnCards title={name} cards={delivers.cards} onClose={onClose} />
        )}
      </OnDemand>
    );
  return (
    <Dialog
      title={name}
      size={delivers.kind === 'pages' || delivers.kind === 'picture' ? 'wide' : 'normal'}
      isOpen
      onClose={onClose}
    >
      <OnDemand fallback={failed} waiting={waiting}>
        <Content reward={reward} />
      </OnDemand>
    </Dialog>
  );
}

function Content({ reward: { name, delivers, redemptionCode } }: { reward: Opened }) {
  const t = useWords(openedReward);
  const easyOr = useEasyOr();
  switch (delivers.kind) {
    case 'pages':
      return <PrintedPages pages={delivers.pages} />;
    case 'sound':
      return <RainPlayer />;
    case 'frame':
      return <FrameSwitch frame={delivers.frame} />;
    case 'text':
      return <Text dir="auto">{easyOr(delivers.text, delivers.easyText)}</Text>;
    case 'picture':
      return <GivenPicture picture={delivers.picture} />;
    case 'code':
      return (
        <Stack>
          <Text size="large">{t('showCode', { who: delivers.shownTo })}</Text>
          <CopyField
            label={t('code', { name })}
            value={redemptionCode}
            copyLabel={t('copy')}
            subject={name}
            copiedText={t('copied')}
            isShown
          />
        </Stack>
      );
    case 'cards':
    case 'story':
      return null;
  }
}
