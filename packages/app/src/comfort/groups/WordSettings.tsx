import { useWords } from '@friendbase/ui-kit';
import { easyWords } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { EasyWordsSetting } from '../EasyWordsSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P11. */
export function WordSettings() {
  const t = useWords(easyWords);
  return (
    <>
      <EasyWordsSetting />
      <SwitchSetting name="longDates" description={t('longDatesMeans')} />
      <ChoiceSetting
        name="clock"
        options={[
          { value: 'system', label: t('clockUsual') },
          { value: '12', label: t('clock12') },
          { value: '24', label: t('clock24') },
        ]}
      />
      <SwitchSetting name="largeIcons" />
    </>
  );
}
