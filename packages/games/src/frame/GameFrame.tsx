import { BulletList, Disclosure, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import type { GameSetting } from '../provider/GamesProvider.tsx';
import { useGames } from '../provider/GamesProvider.tsx';
import { gameFrame } from '../words/en/frame.ts';

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
