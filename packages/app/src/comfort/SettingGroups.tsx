import {
  DEFAULTS,
  Disclosure,
  FoldingSection,
  SearchField,
  Stack,
  usePreferences,
  useWords,
} from '@friendbase/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { comfort, settingGroups } from '../words/en/comfort.ts';
import { Endings } from './Endings.tsx';
import { GROUPS, type SettingGroup } from './groups/index.ts';
import { LookedFor } from './lookedFor.ts';
import { useFoundSettings } from './useFoundSettings.ts';

/** How many groups are in view from the start: with all else that can be pressed there, twelve at most. */
const FIRST_GROUPS = 4;

/**
 * All settings in groups, and by search: nobody has to read past forty settings. One group is open at a time, and stands at the
 * start of the window then: not more than twelve things to press are in view.
 */
export function SettingGroups({ isOfMember }: { isOfMember: boolean }) {
  const t = useWords(comfort);
  const [words, search] = useState('');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [openId, setOpenId] = useState<SettingGroup['id']>();
  const found = useFoundSettings(words);
  const groupOf = (group: SettingGroup) => (
    <Group
      key={group.id}
      {...group}
      isOpen={group.id === openId}
      onToggle={(isOpen) => setOpenId(isOpen ? group.id : undefined)}
    />
  );
  return (
    <Stack>
      <SearchField
        label={t('search')}
        value={words}
        onChange={search}
        result={found ? t('found', { count: found.size }) : t('allShown')}
      />
      {found ? (
        <LookedFor value={found}>
          {GROUPS.filter(({ names }) => names.some((name) => found.has(name))).map((group) => (
            <FoundGroup key={group.id} {...group} />
          ))}
        </LookedFor>
      ) : (
        <>
          {GROUPS.slice(0, FIRST_GROUPS).map(groupOf)}
          <Disclosure label={t('more')} openLabel={t('fewer')} isOpen={isMoreOpen} onToggle={setIsMoreOpen}>
            <Stack>
              {GROUPS.slice(FIRST_GROUPS).map(groupOf)}
              <Endings isOfMember={isOfMember} />
            </Stack>
          </Disclosure>
        </>
      )}
    </Stack>
  );
}

/** A group in which something was found is open from the start, beside others. */
function FoundGroup(group: SettingGroup) {
  const [isOpen, setIsOpen] = useState(true);
  return <Group {...group} isOpen={isOpen} onToggle={setIsOpen} />;
}

interface GroupProps extends SettingGroup {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Group({ id, names, Settings, isOpen, onToggle }: GroupProps) {
  const t = useWords(comfort);
  const nameOf = useWords(settingGroups);
  const section = useRef<HTMLDivElement>(null);
  // One element for ever: each setting is rendered again for its own value, not for the summary.
  const [settings] = useState(<Settings />);
  const count = usePreferences(
    (preferences) =>
      names.filter((name) => name !== 'takeAlong' && preferences[name] !== DEFAULTS[name]).length,
  );
  const toggle = (isWanted: boolean) => {
    flushSync(() => onToggle(isWanted));
    if (isWanted) section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return (
    <FoldingSection
      title={nameOf(id)}
      level={3}
      picture={id}
      summary={count === 0 ? undefined : t('changed', { count })}
      isOpen={isOpen}
      onToggle={toggle}
      ref={section}
    >
      <Suspense fallback={null}>{settings}</Suspense>
    </FoldingSection>
  );
}
