import { POST_LIMITS, PRIVACIES, TEMPLATE_IDS } from '@friendbase/contract';
import { oneIn } from '../../../lib/page/searchParams.ts';
import { useOutbox } from '../../../outbox/outboxSlot.ts';
import type { ShownEntry } from '../../../outbox/shownEntries.ts';
import { beforeWords } from '../../../lib/forms/drafts.ts';
import { WaitingWords } from '../../../outbox/WaitingWords.tsx';
import type { ComposerContext, ComposerEvent } from './composerMachine.ts';

interface WaitingPostsProps {
  context: ComposerContext;
  /** Another one is on its way. */
  isBusy: boolean;
  send: (event: ComposerEvent) => void;
  /** Leads to the text field of the post. */
  onField: () => void;
  /** Files come back to the draft: their place opens. */
  onFiles: () => void;
}

/** The posts that wait for the network, and what was refused and has no other place: a comment whose post is gone. */
export function WaitingPosts({ context, isBusy, send, onField, onFiles }: WaitingPostsProps) {
  const entries = useOutbox().filter(
    ({ kind, refused }) => kind === 'post' || (kind === 'comment' && refused?.status === 404),
  );
  const takeBack = ({ kind, words, input, fileCount }: ShownEntry) => {
    const { text, hasAgreed } = context;
    const { body = {} } = input;
    const draft = {
      text: words,
      templateId: oneIn(TEMPLATE_IDS, body['template']),
      privacy: oneIn(PRIVACIES, body['privacy']) ?? context.privacy,
    };
    // Who may read it, and its template, come back with it, unless another one is being written.
    if (kind === 'post') send({ type: 'restored', draft, hasAgreed });
    send({ type: 'text.changed', text: beforeWords(words, text) });
    if (fileCount > 0) onFiles();
    onField();
  };
  return (
    <WaitingWords
      entries={entries}
      onTakeBack={isBusy ? undefined : takeBack}
      room={POST_LIMITS.media - context.mediaCount}
      onGone={onField}
    />
  );
}
