import {
  abortMultipart,
  addressOf,
  completeMultipart,
  createMultipart,
  listParts,
  signPart,
  type Client,
} from '@friendbase/contract';
import { sendPart, type SendOptions } from '@friendbase/contract/send-file';
import { call } from './call.ts';

/** A part that has come. */
export interface StoredPart {
  number: number;
  etag: string;
  size: number;
}

interface Named {
  params: { uploadId: string };
  query: { key: string };
}

/** An upload by its address, which is one text as that of a file that comes whole. */
function named(address: string): Named {
  const { pathname, searchParams } = new URL(address, 'http://any');
  return {
    params: { uploadId: decodeURIComponent(pathname.split('/').at(-1) ?? '') },
    query: { key: searchParams.get('key') ?? '' },
  };
}

/** The steps of a file that comes in parts. What asks and what sends bytes comes from outside. */
const partStepsOver = (ask: Client, send: typeof sendPart) => ({
  /** Answers the address of the upload. */
  begin: async ({ type, name }: File): Promise<string> => {
    const { key, uploadId } = await ask(createMultipart, { body: { type, filename: name.slice(0, 200) } });
    return addressOf(listParts, { params: { uploadId }, query: { key } });
  },

  list: async (address: string): Promise<StoredPart[]> =>
    (await ask(listParts, named(address))).map(({ PartNumber, ETag, Size }) => ({
      number: PartNumber,
      etag: ETag,
      size: Size,
    })),

  /** Answers where one part goes. */
  sign: async (address: string, partNumber: number): Promise<string> => {
    const { params, query } = named(address);
    return (await ask(signPart, { params: { ...params, partNumber }, query })).url;
  },

  /** Answers the version of the part. */
  put: (url: string, part: Blob, options: SendOptions): Promise<string> => send(url, part, options),

  /** Answers the address of the whole file. */
  join: async (address: string, parts: readonly StoredPart[]): Promise<string> => {
    const body = { parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) };
    return (await ask(completeMultipart, { ...named(address), body })).location;
  },

  giveUp: async (address: string): Promise<void> => {
    await ask(abortMultipart, named(address));
  },
});

export type PartSteps = ReturnType<typeof partStepsOver>;

export const partSteps: PartSteps = partStepsOver(call, sendPart);
