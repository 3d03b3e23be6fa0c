import { Card, Form, Stack, TextArea, useWords } from '@friendbase/ui-kit';
import { POST_LIMITS } from '@friendbase/contract';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { DraftStatus } from '../../../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../../../lib/memberId.ts';
import { useAfterHydration } from '../../../lib/hydration/useAfterHydration.ts';
import { useLoadedWhenIdle } from '../../../lib/loading/laterPart.ts';
import { AskEveryone } from './AskEveryone.tsx';
import { composerParts, POST_FIELD } from './composerOnDemand.ts';
import { OpenedComposer } from './OpenedComposer.tsx';
import { composer } from '../../../words/en/composer.ts';
import { usePostComposer } from './usePostComposer.ts';
import { WaitingPosts } from './WaitingPosts.tsx';

/**
 * Writes and shares one post: one line until the member comes to it. It then grows below the field, so that the
 * field stays under the pointer, and never closes by itself. Source: product spec §2 “Create a New Post”; widget
 * contracts W5, W6, W7, W14.
 */
export function PostComposer() {
  const field = useRef<HTMLTextAreaElement>(null);
  const t = useWords(composer);
  const memberId = useMemberId();
  const { state, send, media, mediaKey } = usePostComposer(field);
  const { text } = state.context;
  const [isOpen, setIsOpen] = useState(false);
  if ((text !== '' || media.hasFiles) && !isOpen) setIsOpen(true);
  // Who came to the field before its script was there has not been heard.
  useAfterHydration(() => setIsOpen(document.activeElement === field.current));
  useLoadedWhenIdle(composerParts);
  const titleId = useId();
  useLayoutEffect(() => {
    // The pictures of the shared post have gone, and the focus with them.
    if (mediaKey > 0 && document.activeElement === document.body) field.current?.focus();
  }, [mediaKey, field]);
  useLayoutEffect(() => {
    // The browser brought the one line into view, which has grown.
    if (isOpen && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, field]);
  return (
    <Card as="div" title={t('title')} titleLevel={2} titleId={titleId}>
      <Form onSubmit={() => send({ type: 'submitted' })} aria-labelledby={titleId}>
        <Stack>
          <TextArea
            name={POST_FIELD}
            label={t('label')}
            value={text}
            onChange={(changed) => send({ type: 'text.changed', text: changed })}
            onFocus={() => setIsOpen(true)}
            maxLength={POST_LIMITS.content}
            isReadOnly={state.hasTag('busy')}
            rows={isOpen ? 3 : 1}
            ref={field}
          />
          <DraftStatus owner={memberId} />
          {isOpen && (
            <OpenedComposer
              draft={state.context}
              send={send}
              field={field}
              state={state}
              media={media}
              mediaKey={mediaKey}
            />
          )}
        </Stack>
      </Form>
      <WaitingPosts context={state.context} send={send} field={field} />
      <AskEveryone isOpen={state.hasTag('asking')} send={send} />
    </Card>
  );
}
