import { useWords } from '@friendbase/ui-kit';
import { layout } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P13. */
export function LayoutSettings() {
  const t = useWords(layout);
  return (
    <>
      <SwitchSetting name="simple" description={t('simpleMeans')} />
      <ChoiceSetting
        name="menu"
        options={[
          { value: 'all', label: t('all') },
          { value: 'five', label: t('five') },
          { value: 'three', label: t('three') },
        ]}
      />
      <SwitchSetting name="hideQuotes" />
      <SwitchSetting name="hideStore" />
      <SwitchSetting name="hideCounters" />
      <SwitchSetting name="hideTips" />
    </>
  );
}
