import { usePreferences, useWords } from '@friendbase/ui-kit';
import { useMemo } from 'react';
import { numberNames } from '../words/en/numberNames.ts';
import type { Wishes } from './sayings.ts';
import { allNames } from './nameOfNumber.ts';

/** What the member wants of the math game. The same object until something of it changes. */
export function useWishes(): Wishes {
  const hints = usePreferences((preferences) => preferences.hints);
  const stayOnLevel = usePreferences((preferences) => preferences.stayOnLevel);
  const isEasy = usePreferences(({ easy }) => easy);
  const t = useWords(numberNames);
  return useMemo(
    () => ({ hints, stayOnLevel, numberNames: isEasy ? allNames(t) : [] }),
    [hints, stayOnLevel, isEasy, t],
  );
}
