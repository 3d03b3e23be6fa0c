import { Outcome, Text, useWords } from '@friendbase/ui-kit';
import { uploads } from '../../words/en/uploads.ts';
import type { ChosenFile } from '../draftFiles.ts';
import type { Recovery } from '../draftMachine.ts';

interface RecoveryNoteProps {
  recovery: Recovery;
  files: readonly ChosenFile[];
}

/** What came back after a reload, with the names of the files. Source: product spec §8, conflict X42. */
export function RecoveryNote({ recovery: { lost }, files }: RecoveryNoteProps) {
  const t = useWords(uploads);
  const count = lost.length;
  const namesOf = (names: readonly string[]) => names.join(', ');
  if (count > 0) {
    return (
      <>
        <Outcome tone="danger">{t('restoredSome', { count })}</Outcome>
        <Text>{t('lost', { names: namesOf(lost) })}</Text>
      </>
    );
  }
  return (
    <>
      <Outcome tone="info">{t('restoredAll')}</Outcome>
      <Text>{t('restored', { names: namesOf(files.map(({ name }) => name)) })}</Text>
    </>
  );
}
