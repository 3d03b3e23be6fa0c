import { Switch, usePreferences, useWords, type Preferences } from '@friendbase/ui-kit';
import { comfort as words } from '../words/en/comfort.ts';
import { useChanges } from './changes.tsx';
import { useSettingName } from './ChoiceSetting.tsx';
import type { PreferenceName } from './comfort.tsx';
import { useIsLookedFor } from './lookedFor.ts';

/** Names of the settings that are on or off. */
type SwitchName = {
  [Name in PreferenceName]: Preferences[Name] extends boolean ? Name : never;
}[PreferenceName];

interface SwitchSettingProps {
  name: SwitchName;
  description?: string | undefined;
}

/** A setting that is on or off. */
export function SwitchSetting({ name, description }: SwitchSettingProps) {
  const t = useWords(words);
  const label = useSettingName(name);
  const isLookedFor = useIsLookedFor(name);
  const isOn = usePreferences((preferences) => preferences[name]);
  const { editor, make } = useChanges();
  const wordsFor = (on: boolean) => t('nowIs', { setting: label, value: t(on ? 'on' : 'off') });
  const turn = (on: boolean) =>
    make(() => editor.change({ [name]: on }), { done: wordsFor(on), undone: wordsFor(!on) });
  if (!isLookedFor) return null;
  return <Switch label={label} description={description} isSelected={isOn} onChange={turn} />;
}
