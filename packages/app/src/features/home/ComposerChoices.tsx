import { Button, RadioGroup, StatusLine, Text, ToggleButtonGroup } from '@friendbase/ui-kit';
import { Privacy, TemplateId } from '@friendbase/contract';
import type { RefObject } from 'react';
import type { ComposerContext, ComposerEvent } from './composerMachine.ts';
import { COMPOSER, PRIVACY_OPTIONS, TEMPLATES } from './content.ts';
import { looksPersonal } from './personalDetails.ts';

const IDEAS = TEMPLATES.map(({ id, title, easyTitle, icon, tint }) => ({
  id,
  label: title,
  description: easyTitle,
  icon,
  tint,
}));

interface ComposerChoicesProps {
  draft: ComposerContext;
  send: (event: ComposerEvent) => void;
  /** The text field of the post. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Ideas to begin with, and who can see the post. */
export function ComposerChoices({ draft, send, field }: ComposerChoicesProps) {
  const { text, templateId, privacy, undo } = draft;
  const undoTemplate = () => {
    send({ type: 'undone' });
    // The pressed button is gone now. The focus moves to the words it brought back.
    field.current?.focus();
  };
  return (
    <>
      <ToggleButtonGroup
        label={COMPOSER.templates}
        options={IDEAS}
        pressedId={templateId}
        onPress={(id) => send({ type: 'template.pressed', id: TemplateId.parse(id) })}
      />
      {undo && (
        <Button tone="plain" icon="undo" onPress={undoTemplate}>
          {COMPOSER.undo}
        </Button>
      )}
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
        {`${COMPOSER.pictures} ${COMPOSER.lasting}`}
      </Text>
    </>
  );
}
