import {
  DEFAULTS,
  Disclosure,
  FoldingSection,
  SearchField,
  Stack,
  usePreferences,
  useWords,
} from '@friendbase/ui-kit';
import { Suspense, useState } from 'react';
import { comfort, settingGroups } from '../words/en/comfort.ts';
import { Endings } from './Endings.tsx';
import { GROUPS, type SettingGroup } from './groups/index.ts';
import { LookedFor } from './lookedFor.ts';
import { useFoundSettings } from './useFoundSettings.ts';

/** How many groups are in view from the start: with all else that can be pressed there, twelve at most. */
const FIRST_GROUPS = 4;

/** All settings in groups, each closed until it is wanted, and by search: nobody has to read past forty settings. */
export function SettingGroups({ isOfMember }: { isOfMember: boolean }) {
  const t = useWords(comfort);
  const [words, search] = useState('');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const found = useFoundSettings(words);
  return (
    <Stack gap="small">
      <SearchField
        label={t('search')}
        value={words}
        onChange={search}
        result={found ? t('found', { count: found.size }) : t('allShown')}
      />
      {found ? (
        <LookedFor value={found}>
          <Groups groups={GROUPS.filter(({ names }) => names.some((name) => found.has(name)))} isFound />
        </LookedFor>
      ) : (
        <>
          <Groups groups={GROUPS.slice(0, FIRST_GROUPS)} />
          <Disclosure label={t('more')} openLabel={t('fewer')} isOpen={isMoreOpen} onToggle={setIsMoreOpen}>
            <Stack gap="small">
              <Groups groups={GROUPS.slice(FIRST_GROUPS)} />
              <Endings isOfMember={isOfMember} />
            </Stack>
          </Disclosure>
        </>
      )}
    </Stack>
  );
}

function Groups({ groups, isFound = false }: { groups: readonly SettingGroup[]; isFound?: boolean }) {
  return groups.map((group) => <Group key={group.id} {...group} isFound={isFound} />);
}

function Group({ id, names, Settings, isFound }: SettingGroup & { isFound: boolean }) {
  const t = useWords(comfort);
  const nameOf = useWords(settingGroups);
  const [isOpen, setIsOpen] = useState(isFound);
  // One element for ever: each setting is rendered again for its own value, not for the summary.
  const [settings] = useState(<Settings />);
  const count = usePreferences(
    (preferences) =>
      names.filter((name) => name !== 'takeAlong' && preferences[name] !== DEFAULTS[name]).length,
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
