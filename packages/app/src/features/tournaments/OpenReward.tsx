import { Button, Row, useWords, Waiting } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { rewards } from '../../words/en/rewards.ts';
import type { Opened } from './opened/OpenedReward.tsx';

const OpenedReward = lazy(() =>
  import('./opened/OpenedReward.tsx').then((module) => ({ default: module.OpenedReward })),
);

/** The button that opens what a redeemed reward delivers, and its window, whose script comes by the press. */
export function OpenReward({ reward }: { reward: Opened }) {
  const t = useWords(rewards);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Row>
        <Button icon="play" subject={reward.name} onPress={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      </Row>
      {isOpen && (
        <OnDemand fallback={<NotLoaded />} waiting={<Waiting label={t('opening')} />}>
          <OpenedReward reward={reward} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
