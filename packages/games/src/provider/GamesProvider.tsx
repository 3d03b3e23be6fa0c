import { createContext, use, type ComponentType } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { GameStore } from '../lib/persistedGame.ts';
import type { Random } from '../lib/random.ts';
import { usePausableClock } from '@friendbase/ui-kit';

/** The settings that a game can show beside itself. Source: preferences P8, P9, P12. */
export type GameSetting =
  | 'pace'
  | 'writtenSequence'
  | 'hints'
  | 'stayOnLevel'
  | 'gameSpeech'
  | 'hideCounters'
  | 'hideBest'
  | 'sounds';

/** What the games need of the app around them. */
export interface GameServices {
  random: Random;
  /** What the device stores for this member of the games that are played here. */
  stored: GameStore;
  /** What the device stores for this member wherever they play, such as how the cards lie. @default `stored` */
  choices?: GameStore;
  /** The clock of the machines. @default the browser's */
  clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /**
   * Called once with each finished game, with what was done in it: moves of memory, else what was solved. @default nobody asks
   */
  onFinished?: (turns: number) => void;
  /** Lets the member change these settings. Without it they stand in the comfort settings alone. */
  Settings?: ComponentType<{ names: readonly GameSetting[] }>;
}

const GamesContext = createContext<GameServices | undefined>(undefined);

/** Gives everything below it what games need. */
export const GamesProvider = GamesContext.Provider;

export function useGames(): GameServices {
  const games = use(GamesContext);
  if (!games) throw new Error('useGames needs a GamesProvider above it');
  return games;
}

/** The clock for `useMachine`: it stands still while the member is signed out. Tests and stories give their own. */
export function useGameClock(): NonNullable<GameServices['clock']> {
  const pausable = usePausableClock();
  return useGames().clock ?? pausable;
}
