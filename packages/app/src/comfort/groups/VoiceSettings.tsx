import { useWords } from '@friendbase/ui-kit';
import { voice } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';
import { VoiceChoice } from './VoiceChoice.tsx';

/** P10. */
export function VoiceSettings() {
  const t = useWords(voice);
  return (
    <>
      <SwitchSetting name="readAloud" description={t('readAloudMeans')} />
      <VoiceChoice />
      <ChoiceSetting
        name="speechRate"
        options={[
          { value: 0.5, label: t('slowest') },
          { value: 0.75, label: t('slow') },
          { value: 1, label: t('normal') },
          { value: 1.25, label: t('fast') },
          { value: 1.5, label: t('fastest') },
        ]}
      />
      <SwitchSetting name="markSpokenWord" />
    </>
  );
}
