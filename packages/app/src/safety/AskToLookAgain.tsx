import { MOST_REPORT_CHARACTERS, type Decision } from '@friendbase/contract';
import {
  announce,
  Button,
  Form,
  Row,
  Stack,
  StatusLine,
  Text,
  TextArea,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appealMutation } from '../../data/decisions.ts';
import { appealDraft } from '../../lib/drafts.ts';
import { reasonOf } from '../../lib/refusals.ts';
import { useServices } from '../../lib/services.ts';
import { useAct } from '../../lib/useAct.ts';
import { memberRefusals } from '../../words/en/memberRefusals.ts';
import { safety } from '../../words/en/safety.ts';

interface AskToLookAgainProps {
  decision: Decision;
  memberId: string;
  /** The form goes with the answer. */
  onAsked: () => void;
}

/** “Ask us to look again”, once, with words if the member wishes. */
export function AskToLookAgain({ decision: { id }, memberId, onAsked }: AskToLookAgainProps) {
  const t = useWords(safety);
  const say = useSayWords();
  const { drafts } = useServices();
  const field = appealDraft(id);
  const [words, setWords] = useState(() => drafts.read(memberId, field) ?? '');
  const { mutateAsync } = useMutation(appealMutation(useQueryClient(), memberId));
  const failureOf = (error: unknown) =>
    `${t('notAsked')} ${say(reasonOf(error, t('pleaseTryAgain'), memberRefusals))}`;
  const act = useAct({
    deliver: async () => void (await mutateAsync({ id, words })),
    onDone: () => {
      drafts.keep(memberId, field, '');
      announce(t('asked'));
      onAsked();
    },
    onFailed: (error) => announce(failureOf(error), 'assertive'),
  });
  const write = (text: string) => {
    setWords(text);
    drafts.keep(memberId, field, text);
  };
  return (
    <Form onSubmit={() => act.press()} aria-label={t('ask')}>
      <Stack>
        <Text>{t('canDo')}</Text>
        <TextArea
          label={t('appealWords')}
          description={t('appealMeans')}
          value={words}
          onChange={write}
          maxLength={MOST_REPORT_CHARACTERS}
          isReadOnly={act.isBusy}
          rows={1}
        />
        {act.isFailed && <StatusLine tone="danger">{failureOf(act.error)}</StatusLine>}
        <Row>
          <Button type="submit" tone="quiet" isPending={act.isBusy} pendingLabel={t('asking')}>
            {t(act.isFailed ? 'tryAgain' : 'ask')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
