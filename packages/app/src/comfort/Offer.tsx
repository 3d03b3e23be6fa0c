import {
  announce,
  Card,
  focusForReading,
  TaskTiles,
  Text,
  ThumbsUpGlyph,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect } from 'react';
import { comfortOffer } from '../words/en/comfort.ts';
import { readySets } from '../words/en/comfortOffered.ts';
import { Changes } from './changes.tsx';
import { useReadySets } from './useReadySets.ts';

export interface OfferProps {
  onShown: () => void;
  onEnd: () => void;
}

/** Three pictures: one press each, at work at once. What was chosen can be undone until the last one is pressed. */
export function Offer({ onShown, onEnd }: OfferProps) {
  const t = useWords(comfortOffer);
  useEffect(onShown, [onShown]);
  return (
    <Card title={t('title')} icon="comfort">
      <Text>{t('purpose')}</Text>
      <Changes>
        <Tiles onEnd={onEnd} />
      </Changes>
    </Card>
  );
}

function Tiles({ onEnd }: Pick<OfferProps, 'onEnd'>) {
  const t = useWords(readySets);
  const sets = useReadySets(['readToMe', 'easyAndBig']);
  const end = () => {
    onEnd();
    announce(t('fineIs'));
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) focusForReading(heading);
  };
  return (
    <TaskTiles
      label={t('label')}
      tasks={[...sets, { label: t('fine'), icon: ThumbsUpGlyph, onPress: end }]}
    />
  );
}
