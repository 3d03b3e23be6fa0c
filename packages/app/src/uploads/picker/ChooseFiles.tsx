import { UPLOAD_RULES } from '@friendbase/contract';
import { DropZone, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { uploads } from '../../words/en/uploads.ts';
import type { ChoiceRules } from '../fileRules.ts';
import type { MediaDraft } from '../mediaDraft.ts';
import { shortName } from '../../lib/shorten.ts';

const MEGABYTE = 1024 * 1024;

interface ChooseFilesProps {
  draft: MediaDraft;
  rules: ChoiceRules;
  count: number;
  /** One photo of oneself, which the words tell. */
  isPhoto: boolean;
  /** “Choose files”. */
  chooseRef: RefObject<HTMLButtonElement | null>;
}

/** Takes files by a chooser, a camera, paste or drop, and says which it does not take. Source: widget contract W8. */
export function ChooseFiles({ draft, rules, count, isPhoto, chooseRef }: ChooseFilesProps) {
  const t = useWords(uploads);
  const limits = { files: rules.files, megabytes: UPLOAD_RULES.maxBytes / MEGABYTE };
  return (
    <DropZone
      label={isPhoto ? t('photo') : undefined}
      description={t(isPhoto ? 'photoLimits' : 'limits', limits)}
      acceptedTypes={rules.types}
      takesPhotos
      count={count}
      max={rules.files}
      // Uppy takes what it does not refuse, so that each file is judged beside those before it.
      rejectionOf={(file) => {
        const rejection = draft.add(file);
        return rejection && t(rejection, limits);
      }}
      nameOf={({ name }) => shortName(name)}
      onAdd={() => {}}
      chooseRef={chooseRef}
    />
  );
}
