import type { CaseList as ListName } from '@friendbase/contract';
import { Button, FailedState, Row, Skeleton, Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { caseQuery } from '../../data/moderation.ts';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
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
  const { data, error, isError, isFetching, refetch } = useQuery(caseQuery(id));
  const illustration = useFailurePicture(error);
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
      {!data && isError && (
        <FailedState
          title={t('failed')}
          text={t('failedText')}
          illustration={illustration}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Waiting label={t('loading')}>
          <Skeleton shape="card" count={2} />
        </Waiting>
      )}
    </Stack>
  );
}
