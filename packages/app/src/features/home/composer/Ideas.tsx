import { TEMPLATE_IDS, type TemplateId } from '@friendbase/contract';
import { Button, ToggleButtonGroup, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { Folded } from '../../../lib/lists/Folded.tsx';
import { composer, ideas as ideaWords } from '../../../words/en/composer.ts';
import { templates } from '../../../words/en/home.ts';
import type { ComposerContext, ComposerEvent } from './composerMachine.ts';
import { TEMPLATES } from './templates.ts';

interface IdeasProps {
  draft: ComposerContext;
  send: (event: ComposerEvent) => void;
  /** The text field of the post. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Six pictures of what a post may be about: a press begins it with that idea. Source: product spec §2, W6, X15. */
export function Ideas({ draft: { templateId, undo }, send, field }: IdeasProps) {
  const t = useWords(composer);
  const inTemplates = useWords(templates);
  const inIdeas = useWords(ideaWords);
  const options = TEMPLATE_IDS.map((id) => {
    const { icon, tint } = TEMPLATES[id];
    return { id, icon, tint, label: inTemplates(id) };
  });
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
          isCompact
          label={t('templates')}
          options={options}
          pressedId={templateId}
          onPress={(id) => press(id as TemplateId)}
        />
      </Folded>
      {undo && (
        <Button tone="plain" icon="undo" onPress={undoTemplate}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}
