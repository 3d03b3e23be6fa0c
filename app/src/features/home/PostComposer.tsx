import {
  Button,
  Card,
  ConfirmDialog,
  Form,
  RadioGroup,
  Row,
  Stack,
  StatusLine,
  Text,
  TextArea,
  ToggleButtonGroup,
} from '@friendbase/ui-kit';
import { EMPTY_POST_MESSAGE, POST_LIMITS, TemplateId, Privacy, isPostEmpty } from '@friendbase/contract';
import { useRef } from 'react';
import { DraftStatus } from '../../lib/DraftStatus.tsx';
import { useMemberId } from '../../lib/memberId.ts';
import { ASK_EVERYONE, COMPOSER, PRIVACY_OPTIONS, TEMPLATES } from './content.ts';
import { looksPersonal } from './personalDetails.ts';
import { usePostComposer } from './usePostComposer.ts';

/** Writes and shares one post. Source: product spec §2 “Create a New Post”; widget contracts W5, W6, W7, W14. */
export function PostComposer() {
  const memberId = useMemberId();
  const [state, send] = usePostComposer();
  const { text, templateId, privacy, undo } = state.context;
  const words = useRef<HTMLTextAreaElement>(null);
  const undoTemplate = () => {
    send({ type: 'undone' });
    // The button goes with the press: the member goes on with the words it brought back.
    words.current?.focus();
  };
  const isBusy = state.hasTag('busy');
  const isEmpty = isPostEmpty({ content: text, mediaUrls: [] });
  return (
    <Card title={COMPOSER.title} titleLevel={2}>
      <Form onSubmit={() => send({ type: 'submitted' })} aria-label={COMPOSER.title}>
        <Stack>
          <ToggleButtonGroup
            label={COMPOSER.templates}
            options={TEMPLATES.map(({ id, title, icon }) => ({ id, label: title, icon }))}
            pressedId={templateId}
            onPress={(id) => send({ type: 'template.pressed', id: TemplateId.parse(id) })}
          />
          {undo && (
            <Button tone="plain" icon="undo" onPress={undoTemplate}>
              {COMPOSER.undo}
            </Button>
          )}
          <TextArea
            label={COMPOSER.label}
            value={text}
            onChange={(changed) => send({ type: 'text.changed', text: changed })}
            maxLength={POST_LIMITS.content}
            isReadOnly={isBusy}
            rows={4}
            ref={words}
          />
          <DraftStatus owner={memberId} />
          <Text tone="quiet" size="small">
            {COMPOSER.pictures}
          </Text>
          <RadioGroup
            label={COMPOSER.privacy}
            options={PRIVACY_OPTIONS}
            value={privacy}
            onChange={(value) => send({ type: 'privacy.chosen', privacy: Privacy.parse(value) })}
            orientation="horizontal"
          />
          {privacy === 'public' && looksPersonal(text) && (
            <StatusLine tone="info">{COMPOSER.personal}</StatusLine>
          )}
          <Text tone="quiet" size="small">
            {COMPOSER.lasting}
          </Text>
          <Row gap="medium" align="center">
            <Button
              type="submit"
              size="large"
              icon="send"
              isPending={isBusy}
              pendingLabel={COMPOSER.sharing}
              blockedReason={isEmpty && !isBusy && !state.hasTag('sent') ? EMPTY_POST_MESSAGE : undefined}
            >
              {state.hasTag('failed') ? COMPOSER.tryAgain : COMPOSER.share}
            </Button>
            {state.hasTag('sent') && <StatusLine tone="success">{COMPOSER.shared}</StatusLine>}
            {state.hasTag('failed') && <StatusLine tone="danger">{COMPOSER.failed}</StatusLine>}
          </Row>
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
