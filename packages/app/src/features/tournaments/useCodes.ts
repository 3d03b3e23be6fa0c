import { useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redemptionsQuery } from '../../data/rewards.ts';
import { useNextPage } from '../../lib/lists/useNextPage.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { rewards } from '../../words/en/rewards.ts';

/** The member's codes, the latest first. Earlier ones come by a press (G9). */
export function useCodes() {
  const t = useWords(rewards);
  const query = useInfiniteQuery(redemptionsQuery(useMemberId()));
  const [firstNewId, setFirstNewId] = useState<string>();
  const codes = query.data?.pages.flatMap(({ items }) => items);
  const nextPage = useNextPage(query, {
    failure: t('moreFailed'),
    onShown: (first) => setFirstNewId(first?.id),
  });
  return {
    codes,
    firstNewId,
    query,
    nextPage,
  };
}
