import type { ByteRange } from '@friendbase/contract';

/** A file that is stored. */
export interface StoredFile {
  key: string;
  size: number;
  /** When it came, for the sweep. */
  storedAt: Date;
}

/** The form of keys, and of the beginnings of some, which leads out of no folder. */
export const STORAGE_KEY = /^(?:[\w-][\w.-]*\/?)+$/;

/**
 * Where files are stored, by keys like `media/{id}/original`: words of letters, digits, `_`, `-` and dots, with slashes
 * between them. No key is made of what a caller says.
 */
export interface FileStorage {
  /**
   * Stores the bytes under a key, in place of what was there. All of them or nothing: whatever `bytes` throws is thrown
   * on, and leaves no trace. Throws `bodyTooLarge` above `maxBytes`, and `storageFull` where there is no room.
   */
  put: (
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    limits: { maxBytes: number },
  ) => Promise<{ size: number }>;
  /**
   * The bytes of a file, or a part of them. Fails while they are read where there is none. In pieces of at most `pieceBytes`,
   * where the storage has a say in that: small ones are let go of sooner.
   */
  open: (key: string, range?: ByteRange, pieceBytes?: number) => AsyncIterable<Uint8Array>;
  stat: (key: string) => Promise<StoredFile | undefined>;
  /** Fine where there is nothing. */
  remove: (key: string) => Promise<void>;
  /** Every file whose key begins with `prefix`, which ends with a slash. */
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Rejects where files can be neither stored nor read now. Changes nothing. */
  check: (signal: AbortSignal) => Promise<void>;
  /** Removes what is left of files that were on their way before `until` and will never be whole. */
  sweep: (until: Date) => Promise<void>;
}

/** Where the files of all pictures and videos are. */
export const MEDIA = 'media/';

/** Everything that is stored of a picture or video. */
export const mediaFolder = (id: string): string => `${MEDIA}${id}/`;

/** A file as it came. Each that comes has a key of its own, so that none can take the place of one that was looked at. */
export const originalKey = (id: string, arrival: string): string => `${mediaFolder(id)}original-${arrival}`;

/** A part of a file, until that is whole. */
export const partKey = (id: string, arrival: string): string => `${mediaFolder(id)}part-${arrival}`;

/** Whether it came from a member, and was not made of what came. */
export const hasArrived = (key: string): boolean => /\/(?:original|part)-[\w-]+$/.test(key);

/** A picture as it is shown in a width. */
export const widthKey = (id: string, width: number): string => `${mediaFolder(id)}w${width}.webp`;
