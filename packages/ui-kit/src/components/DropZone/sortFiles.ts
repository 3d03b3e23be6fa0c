/** A file that is not taken, and why. */
export interface Rejection {
  name: string;
  reason: string;
}

/** Says why a file is not taken, as a sentence; nothing if it is. `taken` is how many there are before it. */
export type RejectionOf = (file: File, taken: number) => string | undefined;

/** The name of a file, as it is shown and said. */
export type NameOf = (file: File) => string;

/** Which files are taken, in their order, and which are not. */
export function sortFiles(files: readonly File[], count: number, rejectionOf: RejectionOf, nameOf: NameOf) {
  const taken: File[] = [];
  const refused: Rejection[] = [];
  for (const file of files) {
    const reason = rejectionOf(file, count + taken.length);
    if (reason === undefined) taken.push(file);
    else refused.push({ name: nameOf(file), reason });
  }
  return { taken, refused };
}
