import { isEmailChanged, type PasskeyUse, type User } from '@friendbase/contract';
import { useIsHydrated } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { PROFILE_DRAFT } from '../../../lib/forms/drafts.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useAfterHydration } from '../../../lib/hydration/useAfterHydration.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { isChanged, parseDraft, valuesOf, writeDraft, type ProfileValues } from './profileDraft.ts';
import { profileRules } from './profileRules.ts';
import { useIsHere } from '../outcomes.ts';
import { useSaveUndone } from './useSaveUndone.ts';

/** View, edit, save. What is typed outlives a reload and a lost session, but for the password. Source: W31. */
export function useProfileEdit(me: User) {
  const { drafts, notify } = useServices();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const isHydrated = useIsHydrated();
  const isHere = useIsHere();
  const saved = valuesOf(me);
  const isFixed = useWhyPaused()('updateUser', { body: { bio: '' } }) !== undefined;
  const hasDraft = () => drafts.read(me.id, PROFILE_DRAFT) !== undefined;
  const [isRestored, setIsRestored] = useState(isHydrated && hasDraft());
  const [isEditing, setIsEditing] = useState(isRestored);
  const [isSaved, setIsSaved] = useState(false);
  const last = useSaveUndone(me.id);
  const [isTakingBack, setIsTakingBack] = useState(false);

  /** A passkey that was used just now, in place of the password. */
  const shown = useRef<{ passkey: PasskeyUse }>(undefined);

  const deliver = async ({ currentPassword, ...change }: ProfileValues) => {
    const sent = isFixed ? { email: change.email } : change;
    const isAsked = isEmailChanged({ email: change.email.trim() }, me);
    const proof = shown.current ?? (currentPassword !== '' && { currentPassword });
    // It is good for one call.
    shown.current = undefined;
    try {
      await mutateAsync({ ...sent, ...(isAsked && proof) });
    } catch (error) {
      if (!isHere.current) notify(memberNotices.profileFailed);
      throw error;
    }
    const now = { ...saved, ...sent };
    last.remember(isChanged(now, saved) ? saved : undefined);
    // Here, not in the machine: it ends when the member leaves the page, the draft must go all the same.
    // Words for the name and bio that a pause holds back stay.
    drafts.persist(me.id, PROFILE_DRAFT, writeDraft({ ...saved, ...change }, now));
    notify({ ...memberNotices.profileUpdated, isSpoken: !isHere.current });
  };
  const form = useForm({
    name: 'profile',
    rules: profileRules,
    initialValues: saved,
    readPersisted: () => parseDraft(drafts.read(me.id, PROFILE_DRAFT), saved),
    deliver,
    onChange(values) {
      shown.current = undefined;
      drafts.persist(me.id, PROFILE_DRAFT, writeDraft(values, saved));
    },
    onDone: () => {
      setIsEditing(false);
      setIsSaved(true);
    },
  });
  useAfterHydration(() => {
    setIsRestored(hasDraft());
    setIsEditing(hasDraft());
  });

  const begin = (isBegun: boolean, values = saved) => {
    form.fill(values);
    setIsEditing(isBegun);
    setIsTakingBack(values !== saved);
    last.remember(undefined);
    setIsRestored(false);
    setIsSaved(false);
  };
  /** An email address comes back with the password alone, which the fields ask for. */
  const undo = (before: ProfileValues) =>
    isEmailChanged(before, me) ? begin(true, before) : last.undo(before);
  const failure = form.errors.some(({ isAboutForm }) => isAboutForm) ? form.summary[0]?.message : undefined;
  return {
    form,
    isEditing,
    isRestored,
    /** What came of the last press. */
    outcome: last.isUndone ? ('undone' as const) : isSaved ? ('profileUpdated' as const) : undefined,
    undo: last.before && {
      onUndo: () => last.before && undo(last.before),
      isUndoing: last.isBusy,
      failure: last.failure,
    },
    isTakingBack,
    /** While the account is paused the name and bio stay as they are. */
    isFixed,
    isChanged: isChanged(form.values, saved),
    /** Whether another email address is written than the member has. */
    isPasswordAsked: isEmailChanged({ email: form.values.email.trim() }, me),
    /** Not while it is sent again: the same words are then said again. */
    failure: form.isBusy ? undefined : failure,
    saveByPasskey: (passkey: PasskeyUse) => {
      shown.current = { passkey };
      form.submit();
    },
    edit: () => begin(true),
    cancel: () => begin(false),
  };
}
