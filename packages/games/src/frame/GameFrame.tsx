import {
  BulletList,
  Disclosure,
  Heading,
  Stack,
  Text,
  useWords,
  DescriptionList,
  usePreferences,
  StatusLine,
  type StatusLineProps,
} from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import type { GameSetting } from '../provider/GamesProvider.tsx';
import { useGames } from '../provider/GamesProvider.tsx';
import { gameFrame } from '../words/en/frame.ts';
import './GameOutcome.css';

export interface GameFrameProps {
  /** At most three steps, a sentence each. */
  howToPlay: string[];
  /** Keys, touch and what is heard, a sentence each. */
  howItWorks: string[];
  /** The settings that change this game. */
  settings: readonly GameSetting[];
  /** The game itself. */
  children: ReactNode;
}

/** What stands before every game: how to play it, how to press, and the pace and help it can have. */
export function GameFrame({ howToPlay, howItWorks, settings, children }: GameFrameProps) {
  const t = useWords(gameFrame);
  return (
    <Stack gap="medium">
      <Stack as="section" gap="small">
        <Heading level={3}>{t('howToPlay')}</Heading>
        <BulletList items={howToPlay} isNumbered />
        <Text tone="quiet">{t('noTimeLimit')}</Text>
      </Stack>
      <Folded label={t('howItWorks')} openLabel={t('hideHowItWorks')}>
        <BulletList items={howItWorks} />
      </Folded>
      <GameSettings names={settings} />
      {children}
    </Stack>
  );
}

/** The settings of a game, where the app can show them. */
export function GameSettings({ names }: { names: readonly GameSetting[] }) {
  const t = useWords(gameFrame);
  const { Settings } = useGames();
  if (!Settings) return null;
  return (
    <Folded label={t('settings')} openLabel={t('hideSettings')}>
      <Settings names={names} />
    </Folded>
  );
}

function Folded({ children, ...words }: { label: string; openLabel: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure {...words} isOpen={isOpen} onToggle={setIsOpen}>
      {children}
    </Disclosure>
  );
}

interface CountersProps {
  /** What is counted, and the number in words or digits. Seen, never announced as it changes. */
  items: readonly { term: string; details: string }[];
}

/** The numbers of a game: moves, points, seconds. Not there for members who hide them. Source: preferences P9 and P13. */
export function Counters({ items }: CountersProps) {
  const isHidden = usePreferences(({ hideCounters, simple }) => hideCounters || simple);
  return isHidden ? null : <DescriptionList items={items} layout="tiles" />;
}

/** How the last answer was. Its line is there before as well, so that nothing moves when it comes. Not announced. */
export function GameOutcome({ outcome }: { outcome: Omit<StatusLineProps, 'id'> | undefined }) {
  return <div className="fb-GameOutcome">{outcome && <StatusLine {...outcome} />}</div>;
}
