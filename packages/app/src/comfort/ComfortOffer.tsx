import { Button, Card, focusForReading, Row, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { useEffect, useState } from 'react';
import { comfort as words, comfortOffer } from '../words/en/comfort.ts';
import { reading } from '../words/en/comfortOffered.ts';
import { Changes } from './changes.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { useComfort } from './comfort.ts';
import { MotionSettings } from './groups/MotionSettings.tsx';
import { useMessageTimes } from './useMessageTimes.ts';

/** Few sizes: whoever wants to see all of them finds them in the settings. */
const SIZES = [100, 130, 175] as const;

/** Three settings for a member who has just signed in on this device for the first time. Once, and never again. */
export function ComfortOffer() {
  const comfort = useComfort();
  const { sets, owner } = comfort;
  const [isOffering, setIsOffering] = useState(() => comfort.hasSignedIn() && !sets.read(owner()).isOffered);
  useEffect(() => {
    if (isOffering) sets.write(owner(), { ...sets.read(owner()), isOffered: true });
  }, [isOffering, sets, owner]);
  const end = () => {
    setIsOffering(false);
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) focusForReading(heading);
  };
  return isOffering && <Offer onEnd={end} />;
}

function Offer({ onEnd }: { onEnd: () => void }) {
  const t = useWords(comfortOffer);
  const inAll = useWords(words);
  const inReading = useWords(reading);
  const preferences = usePreferences((all) => all);
  const [offered] = useState(preferences);
  const sizes = [...new Set([...SIZES, offered.textSize])].toSorted((one, other) => one - other);
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
          <Button tone="quiet" onPress={onEnd}>
            {t(preferences === offered ? 'notNow' : 'done')}
          </Button>
        </Row>
      </Changes>
    </Card>
  );
}
