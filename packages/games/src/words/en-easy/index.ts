import type { TranslationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/index.ts';
import { breathing } from './breathing.ts';
import { gameFrame } from './frame.ts';
import { memory } from './memory.ts';
import { sharedMemory } from './sharedMemory.ts';
import { numbersGame } from './numbers.ts';
import { mathGame } from './math.ts';
import { story } from './story.ts';
import { wordGame } from './wordGame.ts';

/** The words of the games in easy English; whatever is easy already stays as it is in `en`. */
export const words = {
  'games.breathing': breathing,
  'games.frame': gameFrame,
  'games.memory': memory,
  'games.sharedMemory': sharedMemory,
  'games.numbers': numbersGame,
  'games.math': mathGame,
  'games.story': story,
  'games.wordGame': wordGame,
} satisfies TranslationOf<typeof reference>;
