import { isApiError } from '@friendbase/contract';
import { inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import type { Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { tournaments } from '../../words/en/tournaments.ts';

/**
 * Why something was not bought, and what became of the points, if it costs any. Without a clear answer nobody knows whether it
 * was bought, but the press can be repeated: the server does it once.
 *
 * @returns in words: what the server said, else `otherwise`
 */
export function useWhyNotPaid(price: number): (otherwise: Words, error: unknown) => string {
  const t = useWords(tournaments);
  const say = useSayWords();
  return (otherwise, error) => {
    const isRefused = isApiError(error) && error.status < 500;
    const reason = say(reasonOf(error, otherwise, memberErrors));
    if (price === 0) return isRefused ? reason : inSentences(reason, t('doneOnce'));
    return inSentences(reason, t(isRefused ? 'nothingPaid' : 'paidOnce'));
  };
}
