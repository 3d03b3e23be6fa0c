import { announce, useSayWords } from '@friendbase/ui-kit';
import type { MessageRef } from '@friendbase/ui-kit/words';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureSet } from '../memory/pictures/names.ts';
import { isSameTable, ownStepWords, standingWords, theirStepWords, type SharedTable } from './steps.ts';

export interface Steps {
  table: SharedTable;
  partner: string;
  /** The card that the member turned over last, and how the game stood then. */
  own: { card: number; table: SharedTable } | undefined;
  /** A card of theirs is on its way: what comes meanwhile may be its answer. */
  isBusy: boolean;
  /** Says what the other one did, when it suits who hears it. */
  say: (words: string) => void;
}

/** How a game stands, in words: told once for each step, the member's own at once. */
export function useSteps({ table, partner, own, isBusy, say }: Steps, set: PictureSet): string {
  const sayWords = useSayWords();
  const telling = { set, partner };
  const [seen, setSeen] = useState<{ table: SharedTable; step?: (set: PictureSet) => MessageRef }>({ table });
  const isNew = !isBusy && !isSameTable(seen.table, table);
  const isOwn = own !== undefined && isSameTable(own.table, table);
  if (isNew) {
    const { table: before } = seen;
    const step = (pictures: PictureSet) =>
      isOwn
        ? ownStepWords(table, own.card, { set: pictures, partner })
        : theirStepWords(before, table, { set: pictures, partner });
    setSeen({ table, step });
  }
  const { step } = seen;
  const words = sayWords(step ? step(set) : standingWords(seen.table, telling));
  const tell = useEffectEvent(() => {
    if (isOwn) announce(words, 'assertive');
    else say(words);
  });
  useEffect(() => {
    if (step) tell();
  }, [step]);
  return words;
}
