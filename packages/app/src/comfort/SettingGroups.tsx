import { DEFAULTS, FoldingSection, Stack, usePreferences, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { comfort, settingGroups } from '../words/en/comfort.ts';
import type { PreferenceName } from './comfort.ts';
import { GROUPS } from './groups/index.ts';

/** All settings in groups, each closed until it is wanted: nobody has to read past thirty settings. */
export function SettingGroups() {
  const t = useWords(comfort);
  const nameOf = useWords(settingGroups);
  const preferences = usePreferences();
  const [open, setOpen] = useState<readonly string[]>(['reading']);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen(isOpen ? [...open, id] : open.filter((one) => one !== id));
  const summaryOf = (names: readonly PreferenceName[]) => {
    const count = names.filter((name) => preferences[name] !== DEFAULTS[name]).length;
    return count === 0 ? undefined : t('changed', { count });
  };
  return (
    <Stack gap="small">
      {GROUPS.map(({ id, names, Settings }) => (
        <FoldingSection
          key={id}
          title={nameOf(id)}
          level={3}
          picture={id}
          summary={summaryOf(names)}
          isOpen={open.includes(id)}
          onToggle={(isOpen) => toggle(id, isOpen)}
        >
          <Settings />
        </FoldingSection>
      ))}
    </Stack>
  );
}
