import { Button, Card, focusForReading, Row, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { useEffect, useState } from 'react';
import { comfort as words, comfortOffer } from '../words/en/comfort.ts';
import { reading } from '../words/en/comfortOffered.ts';
import { Changes } from './changes.tsx';
import { ChoiceSetting, useMessageTimes } from './ChoiceSetting.tsx';
import { MotionSettings } from './groups/MotionSettings.tsx';

/** Few sizes: whoever wants to see all of them finds them in the settings. */
const SIZES = [100, 130, 175] as const;

export interface OfferProps {
  onShown: () => void;
  onEnd: () => void;
}

/** Three settings, each at work as soon as it is chosen. */
export function Offer({ onShown, onEnd }: OfferProps) {
  const t = useWords(comfortOffer);
  const inAll = useWords(words);
  const inReading = useWords(reading);
  const preferences = usePreferences((all) => all);
  const [offered] = useState(preferences);
  const sizes = [...new Set([...SIZES, offered.textSize])].toSorted((one, other) => one - other);
  useEffect(onShown, [onShown]);
  const end = () => {
    onEnd();
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) focusForReading(heading);
  };
  return (
    <Card title={t('title')} icon="comfort">
      <Text>{t('purpose')}</Text>
      <Changes>
        <ChoiceSetting
          name="textSize"
          options={sizes.map((value) => ({ value, label: inReading('percent', { value }) }))}
          describe={(percent) => inAll('textSizeIs', { percent })}
        />
        <MotionSettings />
        <ChoiceSetting name="messageSeconds" options={useMessageTimes()} />
        <Row>
          <Button tone="quiet" onPress={end}>
            {t(preferences === offered ? 'notNow' : 'done')}
          </Button>
        </Row>
      </Changes>
    </Card>
  );
}
