import { FilterGroup, Stack, useWords } from '@friendbase/ui-kit';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeading } from '../../lib/PageHeading.tsx';
import { oneIn } from '../../lib/searchParams.ts';
import { moderation } from '../../words/en/moderation.ts';
import { CaseList } from './CaseList.tsx';
import { CasePane } from './CasePane.tsx';
import { Counts } from './Counts.tsx';
import { VIEWS } from './views.ts';

/** What waits for a moderator, one case of it, or the numbers. Everybody else finds no page here. */
export function ModerationPage() {
  const t = useWords(moderation);
  const { show = 'reports', case: caseId } = useSearch({ from: '/moderation' });
  const navigate = useNavigate({ from: '/moderation' });
  const filter = (value: string) =>
    void navigate({ search: { show: oneIn(VIEWS, value) }, resetScroll: false });
  const open = (id: string | undefined) => void navigate({ search: { show, case: id }, resetScroll: false });
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <FilterGroup
        label={t('show')}
        options={VIEWS.map((view) => ({ value: view, label: t(view) }))}
        value={show}
        onChange={filter}
        result={undefined}
      />
      {show === 'counts' && <Counts />}
      {show !== 'counts' && caseId === undefined && <CaseList key={show} list={show} onOpen={open} />}
      {show !== 'counts' && caseId !== undefined && (
        <CasePane key={caseId} id={caseId} list={show} onOpen={open} />
      )}
    </Stack>
  );
}
