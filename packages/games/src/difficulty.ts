import type { PersistedKind } from './lib/persistedGame.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What each game begins with at each difficulty. Points are the specification's at all of them. Source: product spec §4. */
export const DIFFICULTIES = {
  /** Pairs of cards: 16 cards are the specification's. */
  memory: { easy: 4, medium: 6, hard: 8 },
  /** Numbers of the first sequence: one is the specification's. */
  numbers: { easy: 1, medium: 3, hard: 5 },
  /** The level of the first problem: level 1 is the specification's. */
  math: { easy: 1, medium: 2, hard: 3 },
  /** Letters at the beginning of a word that stand in their place: none is the specification's. */
  words: { easy: 2, medium: 1, hard: 0 },
} as const satisfies Readonly<Record<string, Readonly<Record<Difficulty, number>>>>;

export type GameName = keyof typeof DIFFICULTIES;

/** How hard the game of the specification is: what Quick Play opens. */
export const SPECIFIED: Readonly<Record<GameName, Difficulty>> = {
  memory: 'hard',
  numbers: 'easy',
  math: 'easy',
  words: 'hard',
};

/** What a device stores of a game at one difficulty. The specification's keeps the key that it always had. */
export const persistedAt = <Kind extends Pick<PersistedKind<unknown>, 'key'>>(
  kind: Kind,
  game: GameName,
  difficulty: Difficulty,
): Kind => (difficulty === SPECIFIED[game] ? kind : { ...kind, key: `${kind.key}.${difficulty}` });

export interface OfDifficulty {
  /** @default the specification's */
  difficulty?: Difficulty | undefined;
}
