import {
  BesideClose,
  BulletList,
  Button,
  DescriptionList,
  Dialog,
  Heading,
  Stack,
  StatusLine,
  Text,
  usePreferences,
  useWords,
  type StatusLineProps,
} from '@friendbase/ui-kit';
import { useState, type ReactNode } from 'react';
import { CoveredContext } from '../provider/CoveredContext.ts';
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
  /** Says that nobody can lose. @default true */
  isGame?: boolean;
  /** The game itself. */
  children: ReactNode;
}

/**
 * The help of a game stands beside Close, so that the game itself is first: how to play it, how to press, and the pace and
 * help it can have. While it is read the game stands still.
 */
export function GameFrame({ howToPlay, howItWorks, settings, isGame = true, children }: GameFrameProps) {
  const t = useWords(gameFrame);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <BesideClose>
        <Button tone="quiet" onPress={() => setIsAsked(true)}>
          {t('howToPlay')}
        </Button>
      </BesideClose>
      <CoveredContext value={isAsked}>{children}</CoveredContext>
      <Dialog title={t('howToPlay')} isOpen={isAsked} onClose={() => setIsAsked(false)}>
        <BulletList items={howToPlay} isNumbered />
        {isGame && <Text tone="quiet">{t('noTimeLimit')}</Text>}
        <Stack as="section" gap="small">
          <Heading level={3}>{t('howItWorks')}</Heading>
          <BulletList items={howItWorks} />
        </Stack>
        <GameSettings names={settings} />
      </Dialog>
    </>
  );
}

/** The settings of a game, where the app can show them. */
function GameSettings({ names }: { names: readonly GameSetting[] }) {
  const t = useWords(gameFrame);
  const { Settings } = useGames();
  if (!Settings) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={3}>{t('settings')}</Heading>
      <Settings names={names} />
    </Stack>
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
