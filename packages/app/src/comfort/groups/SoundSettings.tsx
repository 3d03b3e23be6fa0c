import { useWords } from '@friendbase/ui-kit';
import { sounds } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P12. */
export function SoundSettings() {
  const t = useWords(sounds);
  return (
    <>
      <SwitchSetting name="sounds" description={t('soundsMeans')} />
      <ChoiceSetting
        name="volume"
        options={[
          { value: 25, label: t('quiet') },
          { value: 50, label: t('medium') },
          { value: 75, label: t('loud') },
          { value: 100, label: t('full') },
        ]}
      />
      <SwitchSetting name="vibration" description={t('vibrationMeans')} />
    </>
  );
}
