import { announce } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { POST_DRAFT } from '../../lib/drafts.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { useServices } from '../../lib/services.ts';
import { composerMachine, type Draft, type StarterChange } from './composerMachine.ts';
import { ASK_EVERYONE, COMPOSER } from './content.ts';
import { parseDraft, writeDraft } from './postDraft.ts';
import { createPostMutation } from '../../data/posts.ts';

const STARTER_WORDS: Record<StarterChange, string> = {
  added: COMPOSER.starterAdded,
  removed: COMPOSER.starterRemoved,
  kept: COMPOSER.starterKept,
  undone: COMPOSER.undone,
};

/** The composer of this member: its draft outlives a reload, its call shares the post, its words are heard. */
export function usePostComposer() {
  const memberId = useMemberId();
  const { drafts, device } = useServices();
  const { mutateAsync } = useMutation(createPostMutation(useQueryClient(), memberId));
  const agreementKey = `agreed.everyone.${memberId}`;
  return useMachine(
    composerMachine.provide({
      actors: {
        deliver: fromPromise<void, Draft>(async ({ input: { text, templateId, privacy } }) => {
          await mutateAsync({ content: text, privacy, template: templateId ?? null });
          // Here, not in the machine: it ends when the member leaves the page, the draft must go all the same.
          drafts.keep(memberId, POST_DRAFT, '');
        }),
      },
      actions: {
        keepDraft: (_, { draft }) => drafts.keep(memberId, POST_DRAFT, writeDraft(draft)),
        keepAgreement: () => device.write(agreementKey, true),
        sayStarter: (_, { change }) => announce(STARTER_WORDS[change]),
        sayEveryone: () => announce(ASK_EVERYONE.said),
        sayShared: () => announce(COMPOSER.shared),
        sayFailed: () => announce(COMPOSER.failed, 'assertive'),
      },
    }),
    {
      input: {
        draft: parseDraft(drafts.read(memberId, POST_DRAFT)),
        hasAgreed: device.read(agreementKey) === true,
      },
    },
  );
}
