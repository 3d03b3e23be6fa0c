import {
  Button,
  Card,
  ConfirmDialog,
  Form,
  FormActions,
  Row,
  Stack,
  StatusLine,
  TextArea,
} from '@friendbase/ui-kit';
import { isPostEmpty, POST_LIMITS } from '@friendbase/contract';
import { useId, useLayoutEffect, useState, type RefObject } from 'react';
import { DraftStatus } from '../../lib/DraftStatus.tsx';
import { useMemberId } from '../../lib/memberId.ts';
import { ComposerChoices } from './ComposerChoices.tsx';
import { ASK_EVERYONE, COMPOSER } from './content.ts';
import { usePostComposer } from './usePostComposer.ts';

/**
 * Writes and shares one post: one line until the member comes to it. It then grows below the field, so that the
 * field stays under the pointer, and never closes by itself. Source: product spec §2 “Create a New Post”; widget
 * contracts W5, W6, W7, W14.
 */
export function PostComposer({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const memberId = useMemberId();
  const [state, send] = usePostComposer(field);
  const { text } = state.context;
  const [isOpen, setIsOpen] = useState(false);
  if (text !== '' && !isOpen) setIsOpen(true);
  const titleId = useId();
  useLayoutEffect(() => {
    // The browser brought the one line into view, which has grown.
    if (isOpen && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, field]);
  const isBusy = state.hasTag('busy');
  const isBlocked = isPostEmpty({ content: text, mediaUrls: [] }) && !isBusy && !state.hasTag('sent');
  return (
    <Card as="div" title={COMPOSER.title} titleLevel={2} titleId={titleId}>
      <Form onSubmit={() => send({ type: 'submitted' })} aria-labelledby={titleId}>
        <Stack>
          <TextArea
            label={COMPOSER.label}
            value={text}
            onChange={(changed) => send({ type: 'text.changed', text: changed })}
            onFocus={() => setIsOpen(true)}
            maxLength={POST_LIMITS.content}
            isReadOnly={isBusy}
            rows={isOpen ? 3 : 1}
            ref={field}
          />
          <DraftStatus owner={memberId} />
          {isOpen && (
            <>
              <ComposerChoices draft={state.context} send={send} field={field} />
              <FormActions>
                <Row gap="medium">
                  <Button
                    type="submit"
                    size="large"
                    icon="send"
                    isPending={isBusy}
                    pendingLabel={COMPOSER.sharing}
                    blockedReason={isBlocked ? COMPOSER.empty : undefined}
                  >
                    {state.hasTag('failed') ? COMPOSER.tryAgain : COMPOSER.share}
                  </Button>
                  {state.hasTag('sent') && <StatusLine tone="success">{COMPOSER.shared}</StatusLine>}
                  {state.hasTag('failed') && <StatusLine tone="danger">{COMPOSER.failed}</StatusLine>}
                </Row>
              </FormActions>
            </>
          )}
        </Stack>
      </Form>
      <ConfirmDialog
        question={ASK_EVERYONE.question}
        effect={ASK_EVERYONE.effect}
        confirmLabel={ASK_EVERYONE.confirm}
        cancelLabel={ASK_EVERYONE.cancel}
        isOpen={state.hasTag('asking')}
        onConfirm={() => send({ type: 'confirmed' })}
        onCancel={() => send({ type: 'cancelled' })}
      />
    </Card>
  );
}
