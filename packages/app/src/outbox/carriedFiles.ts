/** A file that waits with its post: its bytes, and where it stands on the server once it was sent. */
export interface QueuedFile {
  file: File;
  description: string;
  url?: string | undefined;
  /** Where its parts go, or the whole that was made of them and is not ready yet. */
  address?: string | undefined;
}

/** By the list of addresses that the call of a post is given: the same array all the way. */
const carried = new WeakMap<object, readonly QueuedFile[]>();

/** Tells which files are behind the addresses of a post, for when its call finds no network. */
export const carryFiles = (mediaUrls: readonly string[], files: readonly QueuedFile[]): void =>
  void carried.set(mediaUrls, files);

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

/** The files of a post that is shared; none of any other call. */
export function filesBehind(given: unknown): readonly QueuedFile[] | undefined {
  const urls = fieldOf(fieldOf(given, 'body'), 'mediaUrls');
  return Array.isArray(urls) ? carried.get(urls) : undefined;
}

/** What a post says of its files, once all of them were sent. */
export const sentFiles = (files: readonly QueuedFile[]) => ({
  mediaUrls: files.flatMap(({ url }) => url ?? []),
  mediaDescriptions: files.map(({ description }) => description),
});

/** Files read from a stored value that may be anything. */
export function filesIn(value: unknown): QueuedFile[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one: Record<string, unknown>) =>
    one['file'] instanceof File
      ? {
          file: one['file'],
          description: typeof one['description'] === 'string' ? one['description'] : '',
          ...(typeof one['url'] === 'string' && { url: one['url'] }),
          ...(typeof one['address'] === 'string' && { address: one['address'] }),
        }
      : [],
  );
}
