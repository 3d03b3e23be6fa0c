import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { reportMutation } from '../data/reports.ts';
import { reportDraft } from '../lib/forms/drafts.ts';
import { useMemberId } from '../lib/members/useMemberId.ts';
import type { ReportedThing } from '../lib/reports/ReportButton.tsx';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import { useServices } from '../lib/page/services.ts';
import { memberErrors } from '../words/en/memberErrors.ts';
import { report as words } from '../words/en/report.ts';
import { storedReport, textToStore } from './storedReport.ts';
import { reportMachine, type ReportWords } from './reportMachine.ts';

/**
 * The report that is being written about one thing. The thing goes with the press. Its words outlive a reload, and its
 * failure is told once.
 */
export function useReport({ subject, onHidden, onReported }: ReportedThing) {
  const t = useWords(words);
  const say = useSayWords();
  const memberId = useMemberId();
  const { drafts } = useServices();
  const { mutateAsync } = useMutation(reportMutation(subject.id));
  const field = reportDraft(subject);
  const failureOf = (error: unknown) =>
    `${t('notSent')} ${say(reasonOf(error, t('pleaseTryAgain'), memberErrors))}`;
  const [input] = useState(() => storedReport(drafts.read(memberId, field)));
  const [state, send] = useMachine(
    reportMachine.provide({
      actors: {
        deliver: fromPromise<void, ReportWords>(async ({ input: { reason = 'other', ...said } }) => {
          onHidden?.(true);
          try {
            await mutateAsync({ subject, reason, ...said });
          } catch (error) {
            onHidden?.(false);
            throw error;
          }
          onReported?.();
        }),
      },
      actions: {
        persistDraft: (_, { said }) => drafts.persist(memberId, field, textToStore(said)),
        sayFailed: (_, { error }) => announce(failureOf(error), 'assertive'),
      },
    }),
    { input },
  );
  const failure = state.hasTag('failed') ? failureOf(state.context.error) : undefined;
  return { state, send, failure };
}
