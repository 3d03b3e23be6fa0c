import { useWords } from '@friendbase/ui-kit';
import { asking } from '../../words/en/comfortValues.ts';
import { SwitchSetting } from '../SwitchSetting.tsx';

/** P14: what is asked about first. */
export function AskingSettings() {
  const t = useWords(asking);
  return (
    <>
      <SwitchSetting name="askSpending" description={t('fbbMeans')} />
      <SwitchSetting name="askEveryone" />
      <SwitchSetting name="askDecline" />
      <SwitchSetting name="askSending" />
      <SwitchSetting name="waitSending" description={t('waitMeans')} />
    </>
  );
}
