import { POST_LIMITS } from '@friendbase/contract';
import { announce, MediaList, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { uploads } from '../../words/en/uploads.ts';
import { FileProgress } from './FileProgress.tsx';
import type { ChosenFile } from '../draftFiles.ts';
import type { MediaDraft } from '../mediaDraft.ts';

export interface ChosenFilesProps {
  draft: MediaDraft;
  files: readonly ChosenFile[];
  /** How many there can be. */
  max: number;
  /** Whether each has a field to describe it. */
  isDescribed: boolean;
  /** “Choose files”. */
  chooseRef: RefObject<HTMLButtonElement | null>;
  /** A file that failed is on its way again. */
  onTryAgain: () => void;
}

/** The files of a post, each with its description and how far it has been sent. Source: W9, W10. */
export function ChosenFiles(props: ChosenFilesProps) {
  const { draft, files, max, isDescribed, chooseRef, onTryAgain } = props;
  const t = useWords(uploads);
  const cancel = ({ id, name }: ChosenFile) => {
    draft.remove(id);
    announce(t('cancelled', { name }));
  };
  const tryAgain = (id: string) => {
    draft.batch.send({ type: 'file.retried', id });
    onTryAgain();
  };
  const sending = (file: ChosenFile) =>
    file.sender ? (
      <FileProgress
        name={file.name}
        sender={file.sender}
        onCancel={() => cancel(file)}
        onTryAgain={() => tryAgain(file.id)}
      />
    ) : (
      <StatusLine tone="danger">{t('selectAgain', { name: file.name })}</StatusLine>
    );
  const below = (file: ChosenFile) => (
    <>
      {file.noPreview === 'failed' && (
        <Text tone="quiet" size="small">
          {t('noThumbnail')}
        </Text>
      )}
      {sending(file)}
    </>
  );
  return (
    <MediaList
      items={files.map((file) => ({
        ...file,
        hasNoPreview: file.noPreview !== undefined,
        below: below(file),
      }))}
      max={max}
      descriptionMax={POST_LIMITS.mediaDescription}
      onDescribe={isDescribed ? draft.describe : undefined}
      onRemove={draft.remove}
      onRestore={draft.restore}
      chooseRef={chooseRef}
    />
  );
}
