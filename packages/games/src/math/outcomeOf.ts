import type { StatusLineProps } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import type { SnapshotFrom } from 'xstate';
import type { mathGame } from '../words/en/math.ts';
import type { mathMachine } from './machine.ts';

/** How the last answer was, as it is seen. */
export function outcomeOf(
  snapshot: SnapshotFrom<typeof mathMachine>,
  t: Translate<typeof mathGame>,
): Pick<StatusLineProps, 'tone' | 'children'> | undefined {
  const { reward } = snapshot.context;
  if (snapshot.hasTag('right') && reward) {
    const { points, newLevel: level } = reward;
    const words = level === undefined ? t('rightNow', { points }) : t('rightWithLevel', { points, level });
    return { tone: 'success', children: words };
  }
  if (snapshot.hasTag('wrong')) return { tone: 'info', children: t('wrong') };
  if (snapshot.hasTag('empty')) return { tone: 'info', children: t('nothingWritten') };
  return snapshot.hasTag('noNumber') ? { tone: 'info', children: t('noNumber') } : undefined;
}
