import type { StatusLineProps } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import type { SnapshotFrom } from 'xstate';
import type { wordGame } from '../words/en/wordGame.ts';
import type { wordMachine } from './machine.ts';
import { POINTS_PER_WORD } from './rules.ts';

/** How the last answer was, as it is seen. */
export function outcomeOf(
  snapshot: SnapshotFrom<typeof wordMachine>,
  t: Translate<typeof wordGame>,
): Pick<StatusLineProps, 'tone' | 'children'> | undefined {
  if (snapshot.hasTag('right'))
    return { tone: 'success', children: t('rightNow', { points: POINTS_PER_WORD }) };
  if (snapshot.hasTag('wrong')) return { tone: 'info', children: t('wrong') };
  return snapshot.hasTag('empty') ? { tone: 'info', children: t('nothingWritten') } : undefined;
}
