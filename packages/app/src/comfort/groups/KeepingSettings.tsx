import { useWords } from '@friendbase/ui-kit';
import { keeping } from '../../words/en/comfortValues.ts';
import { ChoiceSetting } from '../ChoiceSetting.tsx';
import { TakeAlong } from '../TakeAlong.tsx';

/** P15. */
export function KeepingSettings() {
  const t = useWords(keeping);
  return (
    <>
      <ChoiceSetting
        name="keepWriting"
        orientation="vertical"
        options={[
          { value: 'until-log-out', label: t('untilLogOut'), description: t('untilLogOutMeans') },
          { value: 'week', label: t('week'), description: t('weekMeans') },
          { value: 'never', label: t('never'), description: t('neverMeans') },
        ]}
      />
      <TakeAlong />
    </>
  );
}
