import type { Plan } from '@friendbase/contract';
import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelPlanMutation, publishPlanMutation } from '../../data/organize.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { organize, planErrors } from '../../words/en/organize.ts';

export type PlanAct = 'publish' | 'cancel';

const DONE = { publish: 'published', cancel: 'calledOff' } as const satisfies Record<PlanAct, string>;

/** Publishes a plan or calls it off, after a question. Told once. */
export function usePlanActs({ id }: Pick<Plan, 'id'>, onDone: () => void) {
  const t = useWords(organize);
  const say = useSayWords();
  const queryClient = useQueryClient();
  const publish = useMutation(publishPlanMutation(queryClient));
  const cancel = useMutation(cancelPlanMutation(queryClient));
  const act = useAct<PlanAct, Plan>({
    deliver: (kind) => (kind === 'publish' ? publish : cancel).mutateAsync(id),
    asksFirst: true,
    onDone: (_, kind) => {
      // The pressed button goes with what it did.
      onDone();
      announce(t(DONE[kind]));
    },
    failureOf: (error) => `${t('notDone')} ${say(reasonOf(error, t('pleaseTryAgain'), planErrors))}`,
  });
  return { act, outcome: act.isDone && act.input ? t(DONE[act.input]) : undefined };
}
