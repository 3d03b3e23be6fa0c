import {
  APPEAL_PATH,
  FORM_KEY_FIELD,
  type ClosedAccount as Closed,
  type Decision,
} from '@friendbase/contract';
import { announce, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appealClosedMutation } from '../../data/decisions.ts';
import { appealDraft, VISITOR } from '../../lib/forms/drafts.ts';
import { useServices } from '../../lib/page/services.ts';
import { DecisionCard } from '../../safety/DecisionCard.tsx';
import { closedAccount } from '../../words/en/closedAccount.ts';

interface ClosedAccountProps {
  closed: Closed;
  /** A log in was refused just now: the focus is at the form. */
  isAfterPress: boolean;
}

/** What was decided about a closed account, and the one wish to look again. Said to who has the right password alone. */
export function ClosedAccount({ closed, isAfterPress }: ClosedAccountProps) {
  const t = useWords(closedAccount);
  const { visitor } = useServices();
  const [asked, setAsked] = useState<Decision>();
  const { mutateAsync } = useMutation(appealClosedMutation);
  const below = isAfterPress ? t('below') : undefined;
  useEffect(() => {
    if (below !== undefined) announce(below);
  }, [below]);
  const { appealToken: token } = closed;
  const decision = asked ?? closed.decision;
  const ask = token !== null && {
    onAsk: async (words: string) => setAsked(await mutateAsync({ token, words })),
    draft: { owner: VISITOR, field: appealDraft(decision.id) },
    posted: { action: APPEAL_PATH, hidden: { token, [FORM_KEY_FIELD]: visitor.formKey ?? '' } },
  };
  return (
    <section aria-label={t('title')}>
      <Stack>
        <Heading level={3}>{t('title')}</Heading>
        <Text>{t('purpose')}</Text>
        <DecisionCard decision={decision} ask={ask || undefined} />
      </Stack>
    </section>
  );
}
