import {
  BreatheGlyph,
  ContrastGlyph,
  LargerGlyph,
  useWords,
  type IconSource,
  type Task,
} from '@friendbase/ui-kit';
import { comfort as words } from '../words/en/comfort.ts';
import { readySets } from '../words/en/comfortOffered.ts';
import { useChanges } from './changes.tsx';
import { useComfort } from './comfort.tsx';
import { READY_SETS, type ReadySet } from './readySets.ts';

const ICONS: Record<ReadySet, IconSource> = {
  easyAndBig: LargerGlyph,
  calm: BreatheGlyph,
  readToMe: 'listen',
  highContrast: ContrastGlyph,
};

/** Several settings by one press each, which is said and taken back as one change. */
export function useReadySets(names: readonly ReadySet[]): Task[] {
  const t = useWords(readySets);
  const inAll = useWords(words);
  const comfort = useComfort();
  const { editor, make } = useChanges();
  return names.map((name) => ({
    label: t(name),
    icon: ICONS[name],
    onPress: () =>
      make(() => editor.change(READY_SETS[name](comfort.current())), {
        done: t(`${name}Is`),
        undone: inAll('isAsBefore'),
      }),
  }));
}
