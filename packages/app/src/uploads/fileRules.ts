import { UPLOAD_RULES } from '@friendbase/contract';
import { Uppy, type UppyFile } from '@uppy/core';

/** What the member says of a file, and where it stands among the others. */
interface FileMeta {
  description: string;
  place: number;
  [other: string]: unknown;
}

export type OwnFile = UppyFile<FileMeta, Record<string, never>>;

/** Why a file is not taken. */
export type FileRejection = 'tooMany' | 'tooLarge' | 'empty' | 'wrongType' | 'twice';

/** Uppy's sentences, each replaced by our name for what is wrong: the member reads words of our catalogues. */
const NAMES = {
  youCanOnlyUploadX: 'tooMany',
  exceedsSize: 'tooLarge',
  inferiorSize: 'empty',
  youCanOnlyUploadFileTypes: 'wrongType',
  noDuplicates: 'twice',
} as const satisfies Record<string, FileRejection>;

const REJECTIONS: readonly string[] = ['tooMany', 'tooLarge', 'empty', 'wrongType', 'twice'];

/** How many files of which types are taken. */
export interface ChoiceRules {
  files: number;
  types: readonly string[];
}

/** Holds the files, and refuses those that no post takes. It sends nothing by itself. Source: product spec §2, §5, §9. */
export function openFiles({ files, types }: ChoiceRules): Uppy<FileMeta> {
  return new Uppy<FileMeta>({
    restrictions: {
      maxNumberOfFiles: files,
      maxFileSize: UPLOAD_RULES.maxBytes,
      minFileSize: 1,
      allowedFileTypes: [...types],
    },
    locale: { strings: NAMES, pluralize: () => 0 },
    // What is refused is told by whoever adds it.
    logger: { debug: () => {}, warn: () => {}, error: () => {} },
  });
}

/** Our name for what Uppy refused. Anything else it throws is an exception. */
export function rejectionIn(error: unknown): FileRejection {
  const message = error instanceof Error ? error.message : '';
  if (!REJECTIONS.includes(message)) throw error;
  return message as FileRejection;
}

/** A member has one picture, which does not move. */
export const PHOTO_RULES: ChoiceRules = { files: 1, types: ['image/*'] };
