import { SwitchSetting } from '../SwitchSetting.tsx';

/** P14: what is asked about first. */
export function AskingSettings() {
  return (
    <>
      <SwitchSetting name="askSpending" />
      <SwitchSetting name="askEveryone" />
      <SwitchSetting name="askDecline" />
      <SwitchSetting name="askSending" />
    </>
  );
}
