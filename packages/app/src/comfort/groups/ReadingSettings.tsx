import { CHOICES, useWords } from '@friendbase/ui-kit';
import { comfort } from '../../words/en/comfort.ts';
import { reading } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';

/** P1, P2 and P3. */
export function ReadingSettings() {
  const t = useWords(reading);
  const inAll = useWords(comfort);
  return (
    <>
      <ChoiceSetting
        name="textSize"
        orientation="vertical"
        options={CHOICES.textSize.map((value) => ({ value, label: t('percent', { value }) }))}
        describe={(percent) => inAll('textSizeIs', { percent })}
      />
      <ChoiceSetting
        name="spacing"
        options={[
          { value: 'normal', label: t('normal') },
          { value: 'roomy', label: t('roomy'), description: t('roomyMeans') },
          { value: 'wide', label: t('wide'), description: t('wideMeans') },
        ]}
      />
      <ChoiceSetting
        name="lineLength"
        options={[
          { value: 70, label: t('longLines') },
          { value: 50, label: t('shortLines') },
        ]}
      />
      <ChoiceSetting
        name="font"
        options={[
          { value: 'clear', label: t('clear') },
          { value: 'dyslexia', label: t('dyslexia'), description: t('dyslexiaMeans') },
          { value: 'device', label: t('device') },
        ]}
      />
    </>
  );
}
