import { useWords } from '@friendbase/ui-kit';
import { messageWishes } from '../../words/en/comfortValues.ts';
import { ChoiceSetting, useMessageTimes } from '../ChoiceSetting.tsx';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P6 and P7, and how messages close. */
export function MessageSettings() {
  const t = useWords(messageWishes);
  return (
    <>
      <ChoiceSetting name="messageSeconds" orientation="vertical" options={useMessageTimes()} />
      <ChoiceSetting
        name="interruptions"
        options={[
          { value: 'all', label: t('all') },
          { value: 'important', label: t('important'), description: t('importantMeans') },
          { value: 'none', label: t('none'), description: t('noneMeans') },
        ]}
      />
      <SwitchSetting name="swipeCloses" />
    </>
  );
}
