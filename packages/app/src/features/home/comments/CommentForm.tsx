import type { FeedEntry } from '@friendbase/contract';
import { Button, Form, FormActions, Row, Stack, StatusLine, TextArea, useWords } from '@friendbase/ui-kit';
import { useRef } from 'react';
import { DraftStatus } from '../../../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { useWaitingFor } from '../../../outbox/outboxSlot.ts';
import { WaitingWords } from '../../../outbox/WaitingWords.tsx';
import { comments as words } from '../../../words/en/comments.ts';
import { useCommentForm } from './useCommentForm.tsx';

/** Writes one comment. Its label says whose post it is about: several can be open at once. */
export function CommentForm({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const memberId = useMemberId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, over, ...form } = useCommentForm(post, field);
  const waiting = useWaitingFor('comment', post.id);
  const whyPaused = useWhyPaused()('createComment');
  const label = t('label', { author: post.author.displayName });
  const blocked = form.isBlank ? t('blank') : over > 0 ? t('shorten') : undefined;
  return (
    <Form onSubmit={form.send} aria-label={label}>
      <Stack gap="small">
        <WaitingWords
          entries={waiting}
          onTakeBack={form.isBusy ? undefined : (entry) => form.takeBack(entry.words)}
          onGone={() => field.current?.focus()}
        />
        <TextArea
          label={label}
          value={text}
          onChange={form.change}
          errorMessage={over > 0 ? t('tooLong', { count: over }) : undefined}
          isReadOnly={form.isBusy}
          rows={1}
          ref={field}
        />
        <DraftStatus owner={memberId} />
        <FormActions>
          <Row gap="medium">
            <Button
              type="submit"
              icon="send"
              isPending={form.isBusy}
              pendingLabel={t('sending')}
              blockedReason={whyPaused ?? (form.isBusy || form.isSent ? undefined : blocked)}
            >
              {t(form.failure === undefined ? 'send' : 'tryAgain')}
            </Button>
            {form.isSent && <StatusLine tone="success">{t('sent')}</StatusLine>}
            {form.failure !== undefined && <StatusLine tone="danger">{form.failure}</StatusLine>}
          </Row>
        </FormActions>
      </Stack>
    </Form>
  );
}
