import { isApiError, type ShownCode } from '@friendbase/contract';
import { announce, inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeQuery, markCodeUsedMutation } from '../../data/organize.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { useEasyOr } from '../../lib/rewards/rewardWords.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { codeCheck, codeErrors } from '../../words/en/codeCheck.ts';

/** What was found, and what became of it by the press here. */
export interface Found {
  /** As it was typed: the field may have changed since. */
  code: string;
  shown: ShownCode;
  became: 'used' | 'usedBefore' | undefined;
}

/** Looks at a code that somebody shows, and marks it as used, after a question. Each outcome is said once. */
export function useCodeCheck() {
  const t = useWords(codeCheck);
  const say = useSayWords();
  const dates = useDates();
  const easyOr = useEasyOr();
  const queryClient = useQueryClient();
  const marking = useMutation(markCodeUsedMutation);
  const [found, setFound] = useState<Found>();
  const wordsOf = ({ shown: { usedAt }, became }: Pick<Found, 'shown' | 'became'>) => {
    if (usedAt === null) return t('isOpen');
    return became === 'used' ? t('isUsed') : t('wasUsed', { when: dates.moment(usedAt) });
  };
  const failureOf = (error: unknown) => say(reasonOf(error, t('failed'), codeErrors));
  const look = useAct<string, ShownCode>({
    deliver: (code) => queryClient.fetchQuery(codeQuery(code)),
    onDone: (shown, code) => {
      setFound({ code, shown, became: undefined });
      // The focus stays at the button: what was found is heard with where it stands.
      announce(inSentences(easyOr(shown.name, shown.easyName), wordsOf({ shown, became: undefined })));
    },
    onFailed: () => setFound(undefined),
    failureOf,
  });
  const mark = useAct<string, Found>({
    asksFirst: true,
    deliver: async (code) => {
      try {
        return { code, shown: await marking.mutateAsync(code), became: 'used' };
      } catch (error) {
        if (!isApiError(error) || error.code !== 'codeUsed') throw error;
        // Somebody else was first: this says when.
        return { code, shown: await queryClient.fetchQuery(codeQuery(code)), became: 'usedBefore' };
      }
    },
    onDone: (latest) => {
      setFound(latest);
      announce(wordsOf(latest));
    },
    failureOf,
  });
  return {
    look,
    mark,
    /** With where it stands, in words. */
    found: found && { ...found, words: wordsOf(found) },
    press: (code: string) => {
      mark.forget();
      look.press(code);
    },
  };
}
