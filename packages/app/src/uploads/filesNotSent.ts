/** Not all files were sent. Each says by itself why. */
export class FilesNotSent extends Error {
  override readonly name = 'FilesNotSent';
  readonly missing: readonly { id: string; name: string }[];
  /** Of all files. */
  readonly count: number;

  constructor({ missing, count }: Pick<FilesNotSent, 'missing' | 'count'>) {
    super('Some files were not sent.');
    this.missing = missing;
    this.count = count;
  }
}

/** Whether the files themselves have said already why something was not sent. */
export const isFilesNotSent = (error: unknown): error is FilesNotSent => error instanceof FilesNotSent;
