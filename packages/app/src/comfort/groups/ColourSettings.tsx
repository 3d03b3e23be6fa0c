import { useWords } from '@friendbase/ui-kit';
import { asDevice, colours } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';

/** P4. */
export function ColourSettings() {
  const t = useWords(colours);
  const device = useWords(asDevice);
  return (
    <ChoiceSetting
      name="theme"
      orientation="vertical"
      options={[
        { value: 'system', label: device('label') },
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
        { value: 'cream', label: t('cream'), description: t('creamMeans') },
        { value: 'contrast-light', label: t('contrastLight') },
        { value: 'contrast-dark', label: t('contrastDark') },
      ]}
    />
  );
}
