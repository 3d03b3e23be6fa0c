import { privateFactIn } from '@friendbase/contract';
import { announce, useIsHydrated, usePausableClock, usePreferences, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { messageUnderWay, sendMessageMutation } from '../../data/sendMessage.ts';
import { messageDraft } from '../../lib/forms/drafts.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { useServices } from '../../lib/page/services.ts';
import { useAfterHydration } from '../../lib/hydration/useAfterHydration.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { chatPane } from '../../words/en/messages.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { isQueued, unlessQueued } from '../../outbox/outboxErrors.ts';
import { isFinal, messageMachine } from './messageMachine.ts';

/**
 * The message that is being written to one friend. Its draft outlives a reload, its call goes on when the member leaves,
 * and its outcome is told once: in the chat where that is on show, else by the toast alone.
 */
export function useMessage(partnerId: string) {
  const memberId = useMemberId();
  const { drafts, notify } = useServices();
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const { mutateAsync } = useMutation(sendMessageMutation(queryClient, memberId, partnerId));
  const field = messageDraft(partnerId);
  const t = useWords(chatPane);
  const clock = usePausableClock();
  const waits = usePreferences((preferences) => preferences.waitSending);
  const isOnShow = useIsOnShow();
  const send = async (content: string) => {
    try {
      await mutateAsync(content);
    } catch (error) {
      // It stands in the log, and is sent from there: the field is free.
      if (isQueued(error)) return drafts.persist(memberId, field, '');
      const { messageFailed } = memberNotices;
      const text = isFinal(error) ? reasonOf(error, messageFailed.text, memberErrors) : messageFailed.text;
      notify({ ...messageFailed, text, isSpoken: !isOnShow.current });
      throw error;
    }
    // Here, not in the machine: it ends when the member leaves the chat, the draft must go all the same.
    drafts.persist(memberId, field, '');
  };
  const [input] = useState(() => ({
    text: (isHydrated && drafts.read(memberId, field)) || '',
    underWay: messageUnderWay(queryClient, partnerId)?.content,
  }));
  const [state, act, actor] = useMachine(
    messageMachine.provide({
      actors: {
        deliver: fromPromise<void, string>(({ input: text }) => {
          const earlier = messageUnderWay(queryClient, partnerId);
          return earlier ? earlier.outcome().catch((error: unknown) => void unlessQueued(error)) : send(text);
        }),
      },
      guards: { waitsFirst: (_, { text }) => waits && privateFactIn(text) !== undefined },
      actions: {
        persistDraft: (_, { text }) => drafts.persist(memberId, field, text),
        sayHeld: () => announce(t('waits')),
        sayTakenBack: () => announce(t('takenBack')),
      },
    }),
    { input, clock },
  );
  useAfterHydration(() => act({ type: 'restored', text: drafts.read(memberId, field) ?? '' }));
  const tellLeft = useEffectEvent(() => {
    // Whoever logs out leaves no words behind, and needs no word about them.
    const isStored = drafts.read(memberId, field) !== undefined;
    if (isStored && actor.getSnapshot().hasTag('held')) notify(memberNotices.messageKept);
  });
  useEffect(() => () => tellLeft(), []);
  return [state, act] as const;
}

/** Whether the part that asks is mounted, for what is answered after it has gone. */
function useIsOnShow() {
  const isOnShow = useRef(false);
  useEffect(() => {
    isOnShow.current = true;
    return () => void (isOnShow.current = false);
  }, []);
  return isOnShow;
}
