import type { Plan, PlanKind } from '@friendbase/contract';
import { announce, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPlanMutation, updatePlanMutation } from '../../data/organize.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useServices } from '../../lib/page/services.ts';
import { organize, planForm } from '../../words/en/organize.ts';
import { planRules } from './planRules.ts';
import { draftOf, newValues, parseDraft, valuesOf, writeDraft, type PlanValues } from './planValues.ts';
import { usePlanPhotos } from './usePlanPhotos.ts';

interface PlanFormOptions {
  kind: PlanKind;
  /** What is changed; nothing where it is new. */
  plan: Plan | undefined;
  /** A new one begins a week later. */
  openedAt: Date;
  onSaved: (saved: { id: string; outcome: string }) => void;
}

const draftNameOf = ({ id }: Plan): string => `plan.${id}`;

/** Makes or changes a plan. What is typed outlives a reload and a lost session. */
export function usePlanForm({ kind, plan, openedAt, onSaved }: PlanFormOptions) {
  const t = useWords(organize);
  const inForm = useWords(planForm);
  const memberId = useMemberId();
  const { drafts } = useServices();
  const queryClient = useQueryClient();
  const create = useMutation(createPlanMutation(queryClient));
  const update = useMutation(updatePlanMutation(queryClient));
  const [initialValues] = useState(() => (plan ? valuesOf(plan, openedAt) : newValues(openedAt)));
  const [rules] = useState(() => planRules(kind));
  const name = plan ? draftNameOf(plan) : `plan.${kind}`;
  const photos = usePlanPhotos(memberId, initialValues);
  const deliver = async (values: PlanValues) => {
    const body = draftOf(kind, await photos.sent(values, draftOf(kind, values)));
    const saved = await (plan ? update.mutateAsync({ id: plan.id, body }) : create.mutateAsync(body));
    const written = drafts.read(memberId, name) ?? '';
    const isUnsaved = written !== '' && written !== writeDraft(values);
    // Here, not in the machine: it ends when the member leaves the page, the draft must go all the same.
    drafts.persist(memberId, name, '');
    // What was typed since is there again with the next “Change”.
    if (isUnsaved) drafts.persist(memberId, draftNameOf(saved), written);
    if (plan) photos.forgetOthers(plan, body);
    const outcome = t(isUnsaved ? 'savedInPart' : saved.stage === 'draft' ? 'savedDraft' : 'saved');
    onSaved({ id: saved.id, outcome });
    announce(outcome);
  };
  const form = useForm({
    name: 'plan',
    rules,
    initialValues,
    readPersisted: () => parseDraft(drafts.read(memberId, name), initialValues),
    deliver,
    onChange: (values) => drafts.persist(memberId, name, writeDraft(values)),
  });
  const isRefused = !form.isBusy && form.errors.some(({ isAboutForm }) => isAboutForm);
  return {
    form,
    memberId,
    photos: photos.choicesOf(form.fill),
    problems: isRefused ? [] : form.summary,
    /** Not while it is sent again: the same words are then said again. */
    failure: isRefused ? `${inForm('notSaved')} ${form.summary[0]?.message ?? ''}` : undefined,
  };
}

export type PlanFormState = ReturnType<typeof usePlanForm>['form'];

export type PlanPhotos = ReturnType<typeof usePlanForm>['photos'];
