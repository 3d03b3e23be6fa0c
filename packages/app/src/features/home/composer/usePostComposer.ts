import { FIRST_PRIVACY } from '@friendbase/contract';
import { announce, useAsksFirst, useIsHydrated, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState, type RefObject } from 'react';
import { fromPromise } from 'xstate';
import { POST_DRAFT, POST_FILES_DRAFT, withDraft } from '../../../lib/forms/drafts.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useAfterHydration } from '../../../lib/hydration/useAfterHydration.ts';
import { isFilesNotSent } from '../../../uploads/filesNotSent.ts';
import { loadMediaDraft } from '../../../uploads/loadMediaDraft.ts';
import type { MediaDraft } from '../../../uploads/mediaDraft.ts';
import { unlessQueued } from '../../../outbox/outboxErrors.ts';
import { composerMachine, filesLeft, type Delivery, type StarterChange } from './composerMachine.ts';
import { useMe } from '../../../session/useMe.ts';
import { composer } from '../../../words/en/composer.ts';
import { emptyDraft, parseDraft, writeDraft } from './postDraft.ts';
import { createPostMutation } from '../../../data/ownPosts.ts';

const STARTER_WORDS = {
  added: 'starterAdded',
  removed: 'starterRemoved',
  kept: 'starterKept',
  undone: 'starterUndone',
} as const satisfies Record<StarterChange, keyof typeof composer.messages>;

/** The files of the post, once their place is open. No ref: the machine's actors are made while rendering. */
function holdMedia() {
  let held: MediaDraft | undefined;
  return {
    read: () => held,
    put: (draft: MediaDraft | undefined) => {
      held = draft;
    },
  };
}

/** The composer of this member: its draft outlives a reload, its call shares the post, its words are heard. */
export function usePostComposer(field: RefObject<HTMLTextAreaElement | null>) {
  const t = useWords(composer);
  const memberId = useMemberId();
  const services = useServices();
  const { drafts, device } = services;
  const { mutateAsync } = useMutation(createPostMutation(useQueryClient(), memberId));
  const agreementKey = `agreed.everyone.${memberId}`;
  const asksFirst = useAsksFirst('everyone');
  const isHydrated = useIsHydrated();
  const firstPrivacy = useMe()?.defaultPrivacy ?? FIRST_PRIVACY;
  const readPersisted = () => ({
    draft: parseDraft(drafts.read(memberId, POST_DRAFT), firstPrivacy),
    hasAgreed: device.read(agreementKey) === true,
  });
  const readHasFiles = () => drafts.read(memberId, POST_FILES_DRAFT) !== undefined;
  const [hasFiles, setHasFiles] = useState(() => isHydrated && readHasFiles());
  const [first] = useState(
    isHydrated ? readPersisted : { draft: emptyDraft(firstPrivacy), hasAgreed: false },
  );
  const [media] = useState(holdMedia);
  const [shared, setShared] = useState(0);
  const [state, send] = useMachine(
    composerMachine.provide({
      actors: {
        deliver: fromPromise<boolean, Delivery>(async ({ input: { text, templateId, privacy, without } }) => {
          // The post has its files before the picker has rendered, too.
          const draft =
            media.read() ?? (readHasFiles() ? await loadMediaDraft(services, memberId) : undefined);
          const sent = await draft?.send(without);
          const post = { content: text, privacy, template: templateId ?? null, ...sent };
          const waits = await mutateAsync(post).then(() => false, unlessQueued);
          // Here, not in the machine: it ends when the member leaves the page, the draft must go all the same.
          drafts.persist(memberId, POST_DRAFT, '');
          draft?.clear();
          media.put(undefined);
          // A file that was added meanwhile belongs to the next post.
          setHasFiles(readHasFiles());
          if (sent) setShared((count) => count + 1);
          return waits;
        }),
      },
      guards: { asksFirst: () => asksFirst },
      actions: {
        persistDraft: (_, { draft }) => drafts.persist(memberId, POST_DRAFT, writeDraft(draft)),
        persistAgreement: () => device.write(agreementKey, true),
        sayStarter: (_, { change }) => announce(t(STARTER_WORDS[change])),
        sayEveryone: () => announce(t('publicWill')),
        sayShared: () => announce(t('shared')),
        // A file that was not sent has said so itself; what is new is that the post, which can do without it, waits.
        sayFailed: ({ context }, { error }) => {
          if (filesLeft(context, error)) announce(t('failedMedia'));
          else if (!isFilesNotSent(error)) announce(t(media.read() ? 'failedMedia' : 'failed'), 'assertive');
        },
      },
    }),
    { input: first },
  );
  useAfterHydration(() => {
    const typed = field.current?.value;
    const persisted = readPersisted();
    send({ type: 'restored', ...persisted });
    if (typed) send({ type: 'text.changed', text: withDraft(persisted.draft.text, typed) });
    setHasFiles(readHasFiles());
  });
  return {
    state,
    send,
    /** The pictures of each post start over. */
    mediaKey: shared,
    media: {
      hasFiles,
      onOpened: media.put,
      onCount: (count: number) => send({ type: 'media.changed', count }),
      onFiles: () => {
        setHasFiles(true);
        setShared((count) => count + 1);
      },
      onTryAgain: () => send({ type: 'submitted' }),
    },
  };
}
