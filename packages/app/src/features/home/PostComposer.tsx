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
  useWords,
} from '@friendbase/ui-kit';
import { isPostEmpty, POST_LIMITS } from '@friendbase/contract';
import { useId, useLayoutEffect, useState, type RefObject } from 'react';
import { DraftStatus } from '../../lib/DraftStatus.tsx';
import { useMemberId } from '../../lib/memberId.ts';
import { ComposerChoices } from './ComposerChoices.tsx';
import { composer } from '../../words/en/home.ts';
import { usePostComposer } from './usePostComposer.ts';

/**
 * Writes and shares one post: one line until the member comes to it. It then grows below the field, so that the
 * field stays under the pointer, and never closes by itself. Source: product spec §2 “Create a New Post”; widget
 * contracts W5, W6, W7, W14.
 */
export function PostComposer({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const t = useWords(composer);
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
    <Card as="div" title={t('title')} titleLevel={2} titleId={titleId}>
      <Form onSubmit={() => send({ type: 'submitted' })} aria-labelledby={titleId}>
        <Stack>
          <TextArea
            label={t('label')}
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
                    pendingLabel={t('sharing')}
                    blockedReason={isBlocked ? t('empty') : undefined}
                  >
                    {t(state.hasTag('failed') ? 'tryAgain' : 'share')}
                  </Button>
                  {state.hasTag('sent') && <StatusLine tone="success">{t('shared')}</StatusLine>}
                  {state.hasTag('failed') && <StatusLine tone="danger">{t('failed')}</StatusLine>}
                </Row>
              </FormActions>
            </>
          )}
        </Stack>
      </Form>
      <ConfirmDialog
        question={t('askEveryone')}
        effect={t('askEveryoneEffect')}
        confirmLabel={t('shareWithEveryone')}
        cancelLabel={t('keepWriting')}
        isOpen={state.hasTag('asking')}
        onConfirm={() => send({ type: 'confirmed' })}
        onCancel={() => send({ type: 'cancelled' })}
      />
    </Card>
  );
}
