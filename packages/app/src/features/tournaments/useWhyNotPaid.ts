import { isApiError } from '@friendbase/contract';
import { inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import type { Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/refusals.ts';
import { memberRefusals } from '../../words/en/memberRefusals.ts';
import { tournaments } from '../../words/en/tournaments.ts';

/**
 * Why something was not bought, and what became of the points. Without a clear answer nobody knows whether it was bought, but
 * the press can be repeated: the server pays once for it.
 *
 * @returns in words: what the server said, else `otherwise`
 */
export function useWhyNotPaid(): (otherwise: Words, error: unknown) => string {
  const t = useWords(tournaments);
  const say = useSayWords();
  return (otherwise, error) => {
    const isRefused = isApiError(error) && error.status < 500;
    return inSentences(
      say(reasonOf(error, otherwise, memberRefusals)),
      t(isRefused ? 'nothingPaid' : 'paidOnce'),
    );
  };
}
