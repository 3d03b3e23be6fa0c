import { RadioGroup, usePreferences, useWords, type Preferences, CHOICES } from '@friendbase/ui-kit';
import { comfort as words, settings, type SettingName } from '../words/en/comfort.ts';
import { useChanges } from './changes.tsx';
import type { PreferenceName } from './comfort.tsx';
import { messageWishes } from '../words/en/comfortValues.ts';
import { useIsLookedFor } from './lookedFor.ts';

interface ChoiceOption<Value> {
  value: Value;
  label: string;
  description?: string | undefined;
}

interface ChoiceSettingProps<Name extends PreferenceName> {
  name: Name;
  options: ChoiceOption<Preferences[Name]>[];
  /** The change as it is said: “Text size 130 %”. @default “Colors: Dark” */
  describe?: ((label: string) => string) | undefined;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A setting with a few values, all in view. It works as soon as a value is chosen. */
export function ChoiceSetting<Name extends PreferenceName>(props: ChoiceSettingProps<Name>) {
  const t = useWords(words);
  const { name, options, orientation = 'horizontal' } = props;
  const label = useSettingName(name);
  const { describe = (value: string) => t('nowIs', { setting: label, value }) } = props;
  const isLookedFor = useIsLookedFor(name);
  const current: Preferences[Name] = usePreferences((preferences) => preferences[name]);
  const { editor, make } = useChanges();
  const wordsFor = (value: Preferences[Name]) =>
    describe(options.find((option) => option.value === value)?.label ?? String(value));
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => String(value) === text);
    if (!chosen) return;
    make(() => editor.change({ [name]: chosen.value }), {
      done: wordsFor(chosen.value),
      undone: wordsFor(current),
    });
  };
  if (!isLookedFor) return null;
  return (
    <RadioGroup
      label={label}
      options={options.map(({ value, ...option }) => ({ ...option, value: String(value) }))}
      value={String(current)}
      onChange={choose}
      orientation={orientation}
    />
  );
}

export const useSettingName = (name: SettingName): string => useWords(settings)(name);

/** How long messages may stay. */
export function useMessageTimes(): ChoiceOption<Preferences['messageSeconds']>[] {
  const t = useWords(messageWishes);
  return CHOICES.messageSeconds.map((value) => ({
    value,
    label: value === 'stay' ? t('stay') : t('seconds', { count: value }),
  }));
}
