import { afterAccessibilityTreeUpdates, Outcome, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { HowItWorks } from '../../lib/lists/HowItWorks.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { howItWorks } from '../../words/en/howItWorks.ts';
import { uploads } from '../../words/en/uploads.ts';
import type { ChosenFilesProps } from './ChosenFiles.tsx';
import type { ChoiceRules } from '../fileRules.ts';
import { pickerParts } from '../loadMediaDraft.ts';
import { RecoveryNote } from './RecoveryNote.tsx';

interface MediaPickerProps extends Omit<ChosenFilesProps, 'files' | 'max' | 'isDescribed'> {
  rules: ChoiceRules;
  /** What the one photo of one's own is called, and the button that sends it. Missing for the files of a post. */
  photo?: { label: string; savedBy: string } | undefined;
}

/**
 * Moves the focus from the button that opened the picker to “Choose files”. `onArrived` removes that button together with the move, of which Orca
 * would say nothing. So the focus leaves it before, for something empty.
 *
 * @returns how to cancel
 */
export function focusChooser(choose: HTMLElement | null, onArrived: () => void): () => void {
  const go = () => {
    choose?.focus();
    onArrived();
  };
  return afterAccessibilityTreeUpdates(go, onArrived, choose, true);
}

/** Chooses, describes, sends and brings back the files of a post. Source: product spec §2 “Media picker”; W8. */
export function MediaPicker({ rules, photo, ...props }: MediaPickerProps) {
  const { draft, chooseRef } = props;
  const t = useWords(uploads);
  const how = useWords(howItWorks);
  const [ChooseFiles] = useState(pickerParts.chooseFiles.current);
  const [ChosenFiles] = useState(pickerParts.chosenFiles.current);
  const { files, recovery, areStored } = useSyncExternalStore(draft.watch, draft.read, draft.read);
  // It stays when the last file is removed: that can be undone there.
  const [hasList, setHasList] = useState(false);
  if (files.length > 0 && !hasList) setHasList(true);
  return (
    <Stack>
      <ChooseFiles
        photo={photo?.label}
        draft={draft}
        rules={rules}
        count={files.length}
        chooseRef={chooseRef}
      />
      {recovery && <RecoveryNote recovery={recovery} files={files} />}
      {!areStored && <Outcome tone="info">{t('notPersisted')}</Outcome>}
      {hasList && (
        <OnDemand fallback={<NotLoaded />}>
          <ChosenFiles {...props} isDescribed={!photo} files={files} max={rules.files} />
        </OnDemand>
      )}
      <Text tone="quiet" size="small">
        {photo ? t('photoWhenSent', { button: photo.savedBy }) : t('whenSent')}
      </Text>
      <HowItWorks
        subject={how(photo ? 'photo' : 'files')}
        steps={
          photo
            ? [how('choosePhoto'), how('savePhoto', { button: photo.savedBy })]
            : [how('chooseFiles'), how('describeFiles'), how('shareFiles')]
        }
      />
    </Stack>
  );
}
