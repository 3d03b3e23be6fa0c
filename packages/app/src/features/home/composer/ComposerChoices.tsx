import { Button, RadioGroup, StatusLine, ToggleButtonGroup, useWords } from '@friendbase/ui-kit';
import { PRIVACIES, privateFactIn, TEMPLATE_IDS, type Privacy, type TemplateId } from '@friendbase/contract';
import type { RefObject } from 'react';
import { Folded } from '../../../lib/lists/Folded.tsx';
import { useSayNote } from '../../../lib/notices/useSayNote.ts';
import type { ComposerContext, ComposerEvent } from './composerMachine.ts';
import { composer, ideas as ideaWords } from '../../../words/en/composer.ts';
import { templates } from '../../../words/en/home.ts';
import { TEMPLATES } from './templates.ts';

export interface ComposerChoicesProps {
  draft: ComposerContext;
  send: (event: ComposerEvent) => void;
  /** The text field of the post. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Ideas to begin with, and who can see the post. */
export function ComposerChoices({ draft, send, field }: ComposerChoicesProps) {
  const t = useWords(composer);
  const inTemplates = useWords(templates);
  const inIdeas = useWords(ideaWords);
  const { text, templateId, privacy, undo } = draft;
  const fact = privacy === 'public' ? privateFactIn(text) : undefined;
  const note = fact && t(fact);
  useSayNote(note);
  const ideas = TEMPLATE_IDS.map((id) => ({
    ...TEMPLATES[id],
    id,
    label: inTemplates(id),
    description: inIdeas(`${id}Easy`),
  }));
  const press = (id: TemplateId) =>
    send({
      type: 'template.pressed',
      id,
      starter: inIdeas(`${id}Starter`),
      starterBefore: templateId ? inIdeas(`${templateId}Starter`) : '',
    });
  const undoTemplate = () => {
    send({ type: 'undone' });
    // The pressed button is gone now. The focus moves to the words it brought back.
    field.current?.focus();
  };
  return (
    <>
      <Folded part="ideas">
        <ToggleButtonGroup
          label={t('templates')}
          options={ideas}
          pressedId={templateId}
          onPress={(id) => press(id as TemplateId)}
        />
      </Folded>
      {undo && (
        <Button tone="plain" icon="undo" onPress={undoTemplate}>
          {t('undo')}
        </Button>
      )}
      <RadioGroup
        label={t('privacy')}
        options={PRIVACIES.map((one) => ({ value: one, label: t(one), description: t(`${one}Means`) }))}
        value={privacy}
        onChange={(value) => send({ type: 'privacy.chosen', privacy: value as Privacy })}
        orientation="horizontal"
      />
      {note && <StatusLine tone="info">{note}</StatusLine>}
    </>
  );
}
