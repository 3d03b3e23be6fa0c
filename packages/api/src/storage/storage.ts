import type { ByteRange } from '@friendbase/contract';

/** A file that is kept. */
export interface KeptFile {
  key: string;
  size: number;
  /** When it came, for the sweep. */
  keptAt: Date;
}

/**
 * Where files are kept, by keys like `media/{id}/original`: words of letters, digits, `_`, `-` and dots, with slashes
 * between them. No key is made of what a caller says.
 */
export interface FileStorage {
  /**
   * Keeps the bytes under a key, in place of what was there. All of them or nothing: whatever `bytes` throws is thrown
   * on, and leaves no trace. Throws `bodyTooLarge` above `maxBytes`, and `storageFull` where there is no room.
   */
  put: (
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    limits: { maxBytes: number },
  ) => Promise<{ size: number }>;
  /** The bytes of a file, or a part of them. Fails while they are read where there is none. */
  open: (key: string, range?: ByteRange) => AsyncIterable<Uint8Array>;
  stat: (key: string) => Promise<KeptFile | undefined>;
  /** Fine where there is nothing. */
  remove: (key: string) => Promise<void>;
  /** Every file whose key begins with `prefix`, which ends with a slash. */
  list: (prefix: string) => AsyncIterable<KeptFile>;
  multipart: Multipart;
  /** Rejects where files can be neither kept nor read now. Changes nothing. */
  check: (signal: AbortSignal) => Promise<void>;
}

/** A file that comes in parts, before it is whole. */
export interface PartedUpload {
  /** Where it will be kept. */
  key: string;
  uploadId: string;
}

/** A part that has come. `etag` is another one for other bytes, without quotes. */
export interface Part {
  number: number;
  size: number;
  etag: string;
}

/** Files in parts, which are kept until the file is whole or given up. An upload is known by its key and id together. */
export interface Multipart {
  /** Answers the id of the upload. */
  create: (key: string) => Promise<string>;
  /** The parts that are here, in order; `undefined` where nobody knows the upload. */
  parts: (upload: PartedUpload) => Promise<Part[] | undefined>;
  /** Makes one file of these parts. False where the upload is unknown or one of them is not here. */
  complete: (upload: PartedUpload, parts: readonly Pick<Part, 'number' | 'etag'>[]) => Promise<boolean>;
  /** Fine where nobody knows it. */
  abort: (upload: PartedUpload) => Promise<void>;
  /** Gives up what was begun before `until` and is not whole; answers how many. */
  sweep: (until: Date) => Promise<number>;
  /** How parts come: through us, or straight from the browser. */
  way: ThroughUs | Direct;
}

interface ThroughUs {
  kind: 'throughUs';
  /** Keeps a part, in place of one with its number. `undefined` where nobody knows the upload. */
  putPart: (
    upload: PartedUpload,
    number: number,
    bytes: AsyncIterable<Uint8Array>,
    limits: { maxBytes: number },
  ) => Promise<Part | undefined>;
}

interface Direct {
  kind: 'direct';
  /** An address that takes one part, for a time. */
  signPart: (upload: PartedUpload, number: number, seconds: number) => Promise<string>;
  /** Where a form with a whole file goes, and what it has to carry. */
  signForm: (
    key: string,
    limits: { maxBytes: number; seconds: number },
  ) => Promise<{ url: string; fields: Record<string, string> }>;
}
