import { usePreferences, useWords } from '@friendbase/ui-kit';
import { useMemo } from 'react';
import { DIFFICULTIES, type Difficulty } from '../difficulty.ts';
import { numberNames } from '../words/en/numberNames.ts';
import type { Wishes } from './sayings.ts';
import { allNames } from './nameOfNumber.ts';

/** What the member wants of the math game. The same object until something of it changes. */
export function useWishes(difficulty: Difficulty): Wishes {
  const hints = usePreferences((preferences) => preferences.hints);
  const stayOnLevel = usePreferences((preferences) => preferences.stayOnLevel);
  const isEasy = usePreferences(({ easy }) => easy);
  const t = useWords(numberNames);
  return useMemo(
    () => ({
      hints,
      stayOnLevel,
      numberNames: isEasy ? allNames(t) : [],
      firstLevel: DIFFICULTIES.math[difficulty],
    }),
    [hints, stayOnLevel, isEasy, t, difficulty],
  );
}
