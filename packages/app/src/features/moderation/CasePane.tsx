import type { CaseList as ListName } from '@friendbase/contract';
import { Button, Row, Skeleton, Stack, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { caseQuery } from '../../data/moderation.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { moderation } from '../../words/en/moderation.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseRecord } from './CaseHistory.tsx';
import { DecideCase } from './DecideCase.tsx';

interface CasePaneProps {
  id: string;
  list: ListName;
  /** Opens another case, or the list. */
  onOpen: (id: string | undefined) => void;
}

/** One case: what was reported, what stands around it, and the decision. */
export function CasePane({ id, list, onOpen }: CasePaneProps) {
  const t = useWords(moderation);
  const query = useQuery(caseQuery(id));
  const { data } = query;
  return (
    <Stack gap="large">
      <Row>
        <Button tone="quiet" icon="undo" onPress={() => onOpen(undefined)}>
          {t('back')}
        </Button>
      </Row>
      {data && (
        <>
          <CaseFacts found={data} />
          <DecideCase found={data} list={list} onOpen={onOpen} />
          <CaseRecord record={data.record} />
        </>
      )}
      <Unloaded query={query} title={t('failed')} text={t('failedText')}>
        <Skeleton shape="card" count={2} />
      </Unloaded>
    </Stack>
  );
}
