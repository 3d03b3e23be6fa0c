import { Avatar, Button, Card, Form, Heading, Row, Stack, TextArea, useWords } from '@friendbase/ui-kit';
import { POST_LIMITS, type Profile } from '@friendbase/contract';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { DraftStatus } from '../../../lib/forms/DraftStatus.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useAfterHydration } from '../../../lib/hydration/useAfterHydration.ts';
import { useShown } from '../../../lib/lists/shown.tsx';
import { useLoadedWhenIdle } from '../../../lib/loading/laterPart.ts';
import { AskEveryone } from './AskEveryone.tsx';
import { composerParts, POST_FIELD } from './composerOnDemand.ts';
import { HeldPlace } from './HeldPlace.tsx';
import { Ideas } from './Ideas.tsx';
import { OpenedComposer } from './OpenedComposer.tsx';
import { composer } from '../../../words/en/composer.ts';
import { feed } from '../../../words/en/home.ts';
import { useFoldedForComments } from './useFoldedForComments.ts';
import { usePostComposer } from './usePostComposer.ts';
import { WaitingPosts } from './WaitingPosts.tsx';

/**
 * Writes and shares one post: one line until the member comes to it, or presses an idea. It then grows below, so that what was
 * pressed stays under the pointer, and never closes by itself. In Simple mode it offers ideas once it has grown, and is folded while
 * comments are open: one form at a time. Source: product spec §2 “Create a New Post”; widget contracts W5, W6, W7, W14.
 */
export function PostComposer({ user: { id, displayName, avatarUrl, avatarFrame } }: { user: Profile }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const t = useWords(composer);
  const inFeed = useWords(feed);
  const memberId = useMemberId();
  const isSimple = useShown('isSimple');
  const { state, send, media, mediaKey } = usePostComposer(field);
  const { text, undo } = state.context;
  const isNeeded = state.hasTag('busy') || state.hasTag('failed');
  const { isFolded, unfold, foldedFor } = useFoldedForComments(isNeeded, field);
  const [isOpen, setIsOpen] = useState(false);
  // An idea that is pressed stays under the pointer: it begins a post of one line.
  const [isTall, setIsTall] = useState(false);
  if ((text !== '' || media.hasFiles) && !isOpen) {
    setIsOpen(true);
    setIsTall(undo === undefined);
  }
  const openField = () => {
    setIsOpen(true);
    setIsTall(true);
  };
  // Who came to the field before its script was there has not been heard.
  useAfterHydration(() => document.activeElement === field.current && openField());
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
    <Card as="div" titleId={titleId}>
      <HeldPlace changedWith={foldedFor} />
      <Stack gap="small">
        <Row wrap={false}>
          <Avatar name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} size="small" />
          <Heading level={2} id={titleId}>
            {t('title')}
          </Heading>
        </Row>
        {isFolded && (
          <Button tone="quiet" onPress={unfold}>
            {inFeed('write')}
          </Button>
        )}
        <Form onSubmit={() => send({ type: 'submitted' })} aria-labelledby={titleId} isHidden={isFolded}>
          <Stack gap="small">
            <TextArea
              name={POST_FIELD}
              label={t('label', { name: displayName })}
              value={text}
              onChange={(changed) => send({ type: 'text.changed', text: changed })}
              onFocus={openField}
              maxLength={POST_LIMITS.content}
              isReadOnly={state.hasTag('busy')}
              rows={isTall ? 3 : 1}
              ref={field}
            />
            <DraftStatus owner={memberId} />
            {(isOpen || !isSimple) && <Ideas draft={state.context} send={send} field={field} />}
            {isOpen && (
              <OpenedComposer
                draft={state.context}
                send={send}
                state={state}
                media={media}
                mediaKey={mediaKey}
              />
            )}
          </Stack>
        </Form>
      </Stack>
      <WaitingPosts
        context={state.context}
        isBusy={state.hasTag('busy')}
        send={send}
        onField={unfold}
        onFiles={media.onFiles}
      />
      <AskEveryone isOpen={state.hasTag('asking')} send={send} />
    </Card>
  );
}
