import { isApiError } from '@friendbase/contract';
import type { CaseList as CaseListName, Page } from '@friendbase/contract';
import { Filtered, FilterGroup, Stack, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lettersQuery } from '../../data/letters.ts';
import { casesQuery, countsQuery } from '../../data/moderation.ts';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { oneIn } from '../../lib/page/searchParams.ts';
import { moderation } from '../../words/en/moderation.ts';
import { CaseList } from './CaseList.tsx';
import { CasePane } from './CasePane.tsx';
import { Counts } from './Counts.tsx';
import { PasskeyNeeded } from '../../lib/loading/PasskeyNeeded.tsx';
import { LetterList } from './LetterList.tsx';
import { VIEWS, type View } from '../../lib/page/searchValues.ts';

/** What waits for a moderator, one case of it, or the numbers. Everybody else finds no page here. */
export function ModerationPage() {
  const t = useWords(moderation);
  const { show = 'reports', case: caseId } = useSearch({ from: '/moderation' });
  const navigate = useNavigate({ from: '/moderation' });
  const [cameFrom, setCameFrom] = useState<string>();
  const filter = (value: string) => {
    setCameFrom(undefined);
    void navigate({ search: { show: oneIn(VIEWS, value) }, resetScroll: false });
  };
  const open = (id: string | undefined) => {
    setCameFrom(caseId);
    void navigate({ search: { show, case: id }, resetScroll: false });
  };
  const { found, isPasskeyNeeded } = useFound(show);
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <Filtered gap="large" label={t('title')}>
        <FilterGroup
          layout="row"
          label={t('show')}
          options={VIEWS.map((view) => ({ value: view, label: t(view) }))}
          value={show}
          onChange={filter}
          result={found}
        />
        {isPasskeyNeeded && <PasskeyNeeded />}
        {!isPasskeyNeeded && show === 'counts' && <Counts />}
        {!isPasskeyNeeded && show === 'letters' && <LetterList />}
        {!isPasskeyNeeded && isCases(show) && caseId === undefined && (
          <CaseList key={show} list={show} cameFrom={cameFrom} onOpen={open} />
        )}
        {!isPasskeyNeeded && isCases(show) && caseId !== undefined && (
          <CasePane key={caseId} id={caseId} list={show} onOpen={open} />
        )}
      </Filtered>
    </Stack>
  );
}

const isCases = (show: View): show is CaseListName => show !== 'letters' && show !== 'counts';

const lengthOf = ({ pages }: { pages: readonly Page<unknown>[] }): number =>
  pages.flatMap(({ items }) => items).length;

/** How many cases or letters a list shows, which a change of the list says; and whether all of it waits for a passkey. */
function useFound(show: View): { found: string | undefined; isPasskeyNeeded: boolean } {
  const t = useWords(moderation);
  const isList = isCases(show);
  const cases = useInfiniteQuery({ ...casesQuery(isList ? show : 'reports'), enabled: isList });
  const letters = useInfiniteQuery({ ...lettersQuery, enabled: show === 'letters' });
  const counts = useQuery({ ...countsQuery, enabled: show === 'counts' });
  const { error } = isList ? cases : show === 'letters' ? letters : counts;
  const isPasskeyNeeded = isApiError(error) && error.code === 'passkeyNeeded';
  if (isList) return { found: cases.data && t('found', { count: lengthOf(cases.data) }), isPasskeyNeeded };
  const found = letters.data && t('lettersFound', { count: lengthOf(letters.data) });
  return { found: show === 'letters' ? found : undefined, isPasskeyNeeded };
}
