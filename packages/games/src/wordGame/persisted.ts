import { isCount, isRecord, type PersistedKind } from '../lib/persistedGame.ts';
import { MOST_WRITTEN } from '../answer/rules.ts';
import type { Game } from './game.ts';
import { isScramble, POINTS_PER_WORD, WORDS, type Word } from './rules.ts';

/** An unfinished word game. Anything that no game could have left is refused as a whole. */
export const unfinishedWords: PersistedKind<Game> = {
  key: 'words.unfinished',
  version: 2,
  parse: (data) => {
    if (!isRecord(data)) return undefined;
    const { letters, score, found, written } = data;
    const word = WORDS.find((one) => one === data['word']);
    const before = wordsIn(data['before']);
    if (
      !word ||
      !before ||
      before.includes(word) ||
      typeof letters !== 'string' ||
      !isScramble(letters, word)
    )
      return undefined;
    if (!isCount(found) || score !== found * POINTS_PER_WORD) return undefined;
    if (typeof written !== 'string' || written.length > MOST_WRITTEN) return undefined;
    return { word, before, letters, score, found, written };
  },
};

/** A list in which every word is one of the eight, and none is twice. */
function wordsIn(data: unknown): Word[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const words = WORDS.filter((word) => data.includes(word));
  return words.length === data.length ? (data as Word[]) : undefined;
}
