import { useWords } from '@friendbase/ui-kit';
import { pressing } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P14: ways to press. */
export function PressingSettings() {
  const t = useWords(pressing);
  return (
    <>
      <ChoiceSetting
        name="targets"
        options={[
          { value: 44, label: t('usual') },
          { value: 56, label: t('large') },
        ]}
      />
      <ChoiceSetting
        name="helpSide"
        options={[
          { value: 'right', label: t('right') },
          { value: 'left', label: t('left') },
        ]}
      />
      <ChoiceSetting
        name="enterKey"
        options={[
          { value: 'sends', label: t('sends') },
          { value: 'new-line', label: t('newLine') },
        ]}
      />
      <SwitchSetting name="tabEverywhere" />
    </>
  );
}
