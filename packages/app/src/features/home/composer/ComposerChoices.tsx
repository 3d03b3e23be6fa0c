import { RadioGroup, StatusLine, useWords } from '@friendbase/ui-kit';
import { PRIVACIES, privateFactIn, type Privacy } from '@friendbase/contract';
import { useSayNote } from '../../../lib/notices/useSayNote.ts';
import type { ComposerContext, ComposerEvent } from './composerMachine.ts';
import { composer } from '../../../words/en/composer.ts';

export interface ComposerChoicesProps {
  draft: ComposerContext;
  send: (event: ComposerEvent) => void;
}

/** Who can see the post. */
export function ComposerChoices({ draft, send }: ComposerChoicesProps) {
  const t = useWords(composer);
  const { text, privacy } = draft;
  const fact = privacy === 'public' ? privateFactIn(text) : undefined;
  const note = fact && t(fact);
  useSayNote(note);
  return (
    <>
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
