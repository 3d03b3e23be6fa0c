import { usePreferences, useWords } from '@friendbase/ui-kit';
import { isStepped, paced } from '../lib/pace.ts';
import { roughTime } from '../lib/roughTime.ts';
import { story } from '../words/en/story.ts';
import { TICK_MS } from './rules.ts';

/** How long a story is at the member's pace, as a sentence. Source: accessibility conflict X32. */
export function useLength(parts: number): string {
  const t = useWords(story);
  const pace = usePreferences((preferences) => preferences.pace);
  if (isStepped(pace)) return t('stepped', { parts });
  const { unit, count } = roughTime(100 * paced(TICK_MS, pace));
  return t('about', { time: t(unit, { count }) });
}
