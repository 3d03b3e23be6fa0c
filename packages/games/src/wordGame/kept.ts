import { isCount, isRecord, type KeptKind } from '../lib/keptGame.ts';
import { MOST_WRITTEN } from '../lib/written.ts';
import type { Game } from './game.ts';
import { isScramble, POINTS_PER_WORD, WORDS } from './rules.ts';

/** An unfinished word game. Anything that no game could have left is refused as a whole. */
export const unfinishedWords: KeptKind<Game> = {
  key: 'words.unfinished',
  version: 1,
  parse: (data) => {
    if (!isRecord(data)) return undefined;
    const { letters, score, found, written } = data;
    const word = WORDS.find((one) => one === data['word']);
    if (!word || typeof letters !== 'string' || !isScramble(letters, word)) return undefined;
    if (!isCount(found) || score !== found * POINTS_PER_WORD) return undefined;
    if (typeof written !== 'string' || written.length > MOST_WRITTEN) return undefined;
    return { word, letters, score, found, written };
  },
};
