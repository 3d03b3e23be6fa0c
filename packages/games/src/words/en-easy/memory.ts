import { translationOf } from '@friendbase/ui-kit/words';
import type { memory as reference } from '../en/memory.ts';

export const memory = translationOf<typeof reference>()('en', {
  findSame: 'Two cards that are the same stay open.',
  findAll: 'Find all cards that are the same.',
  bySwitch: 'With one switch, press “Let Tab go to each card”. Then use Tab and Enter.',
  byPace: 'Two different cards turn back soon. You can choose more time.',
  byHints: 'After two tries you get help. You can turn it off.',
});
