import type {
  CaseAction,
  ModerationCase,
  ModeratorDecision,
  SafetyRule,
  CaseList,
} from '@friendbase/contract';
import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  answerAppealMutation,
  decideMutation,
  undoDecisionMutation,
  casesQuery,
} from '../../data/moderation.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { moderationCase } from '../../words/en/moderation.ts';

/** What a moderator does with a case. */
export type Deed =
  | { kind: 'decide'; action: CaseAction; rule: SafetyRule | null }
  | { kind: 'answer'; outcome: 'keep' | 'undo' }
  | { kind: 'undo'; decisionId: string };

const DONE = {
  keep: 'isKept',
  hide: 'isHidden',
  warn: 'isWarned',
  pause1: 'isPaused',
  pause7: 'isPaused',
  close: 'isClosed',
} as const satisfies Record<CaseAction, string>;

const doneWords = (deed: Deed) => {
  if (deed.kind === 'undo') return 'isUndone';
  if (deed.kind === 'decide') return DONE[deed.action];
  return deed.outcome === 'keep' ? 'isAnsweredKeep' : 'isAnsweredUndo';
};

/** Decides a case, answers an appeal or undoes a decision; closing an account is asked about first. Told once. */
export function useDecide({ id, version }: Pick<ModerationCase, 'id' | 'version'>, onDone: () => void) {
  const t = useWords(moderationCase);
  const say = useSayWords();
  const decide = useMutation(decideMutation);
  const undo = useMutation(undoDecisionMutation);
  const answer = useMutation(answerAppealMutation);
  const [decided, setDecided] = useState<ModeratorDecision>();
  const deliver = (deed: Deed): Promise<ModeratorDecision> => {
    if (deed.kind === 'undo') return undo.mutateAsync(deed.decisionId);
    if (deed.kind === 'answer') return answer.mutateAsync({ id, outcome: deed.outcome });
    return decide.mutateAsync({ id, version, action: deed.action, rule: deed.rule });
  };
  const act = useAct<Deed, ModeratorDecision>({
    deliver,
    asksFirst: (deed) => deed.kind === 'decide' && deed.action === 'close',
    onDone: (decision, deed) => {
      setDecided(deed.kind === 'decide' ? decision : undefined);
      onDone();
      announce(t(doneWords(deed)));
    },
    failureOf: (error) => `${t('notSaved')} ${say(reasonOf(error, t('pleaseTryAgain'), memberErrors))}`,
  });
  return {
    act,
    /** What this moderator has just decided, which can be undone. */
    decided,
    outcome: act.isDone && act.input ? t(doneWords(act.input)) : undefined,
  };
}

/** The first other case of the list, if one waits. */
export function useNextCase(list: CaseList, id: string): string | undefined {
  const { data } = useInfiniteQuery(casesQuery(list));
  return data?.pages.flatMap(({ items }) => items).find((one) => one.id !== id)?.id;
}
