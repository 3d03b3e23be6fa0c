/** Not all files were sent. Each says by itself why. */
export class FilesNotSent extends Error {
  override readonly name = 'FilesNotSent';
}

/** Whether the files themselves have said already why something was not sent. */
export const isFilesNotSent = (error: unknown): boolean => error instanceof FilesNotSent;
