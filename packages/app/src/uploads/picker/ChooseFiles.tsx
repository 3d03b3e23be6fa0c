import { UPLOAD_RULES } from '@friendbase/contract';
import { DropZone, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { uploads } from '../../words/en/uploads.ts';
import type { ChoiceRules } from '../fileRules.ts';
import type { MediaDraft } from '../mediaDraft.ts';
import { shortName } from '../../lib/text/shorten.ts';

const MEGABYTE = 1024 * 1024;

interface ChooseFilesProps {
  draft: MediaDraft;
  rules: ChoiceRules;
  count: number;
  /** What the one photo of one's own is called. Missing for the files of a post. */
  photo: string | undefined;
  /** “Choose files”. */
  chooseRef: RefObject<HTMLButtonElement | null>;
}

/** Takes files by a chooser, a camera, paste or drop, and says which it does not take. Source: widget contract W8. */
export function ChooseFiles({ draft, rules, count, photo, chooseRef }: ChooseFilesProps) {
  const t = useWords(uploads);
  const limits = { files: rules.files, megabytes: UPLOAD_RULES.maxBytes / MEGABYTE };
  return (
    <DropZone
      label={photo}
      description={t(photo === undefined ? 'limits' : 'photoLimits', limits)}
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
