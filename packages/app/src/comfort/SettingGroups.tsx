import { DEFAULTS, FoldingSection, Stack, usePreferences, useWords } from '@friendbase/ui-kit';
import { Suspense, useState } from 'react';
import { comfort, settingGroups } from '../words/en/comfort.ts';
import { GROUPS } from './groups/index.ts';

/** All settings in groups, each closed until it is wanted: nobody has to read past thirty settings. */
export function SettingGroups() {
  return (
    <Stack gap="small">
      {GROUPS.map((group) => (
        <SettingGroup key={group.id} {...group} />
      ))}
    </Stack>
  );
}

function SettingGroup({ id, names, Settings }: (typeof GROUPS)[number]) {
  const t = useWords(comfort);
  const nameOf = useWords(settingGroups);
  const [isOpen, setIsOpen] = useState(id === 'reading');
  // One element for ever: each setting is rendered again for its own value, not for the summary.
  const [settings] = useState(<Settings />);
  const count = usePreferences(
    (preferences) => names.filter((name) => preferences[name] !== DEFAULTS[name]).length,
  );
  return (
    <FoldingSection
      title={nameOf(id)}
      level={3}
      picture={id}
      summary={count === 0 ? undefined : t('changed', { count })}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Suspense fallback={null}>{settings}</Suspense>
    </FoldingSection>
  );
}
