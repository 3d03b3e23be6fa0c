import { useWords } from '@friendbase/ui-kit';
import { comfort } from '../words/en/comfort.ts';
import { easyWords } from '../words/en/comfortValues.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

/** The words of the whole product: ours, or easy ones. */
export function EasyWordsSetting() {
  const t = useWords(comfort);
  const values = useWords(easyWords);
  return (
    <ChoiceSetting
      name="easy"
      options={[
        { value: false, label: t('off') },
        { value: true, label: t('on'), description: values('easyMeans') },
      ]}
    />
  );
}
