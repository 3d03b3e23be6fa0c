import { useWords } from '@friendbase/ui-kit';
import { asDevice, motion } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';

/** P5. */
export function MotionSettings() {
  const t = useWords(motion);
  const device = useWords(asDevice);
  return (
    <ChoiceSetting
      name="motion"
      options={[
        { value: 'system', label: device('label') },
        { value: 'full', label: t('full') },
        { value: 'calm', label: t('calm'), description: t('calmMeans') },
      ]}
    />
  );
}
