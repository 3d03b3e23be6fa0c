import {
  deleteMedia,
  mediaIdIn,
  processMedia,
  putUpload,
  startUpload,
  type GivenOf,
} from '@friendbase/contract';
import { sendFile } from '@friendbase/contract/send-file';
import { call } from './call.ts';

interface SendOptions {
  file: Blob;
  /** As `start` has answered it. */
  address: string;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

/** What is said of a file as it is processed. */
export type FileFacts = Omit<GivenOf<typeof processMedia>['body'], 'mediaURL'>;

/**
 * The steps of one upload. No mutations: they invalidate nothing of what is loaded, and each is tried again by the machine
 * of its file. That the login is lost is found by the session's own check, seconds later.
 */
export const uploadSteps = {
  /** Answers where to send the bytes. */
  start: async (): Promise<string> => (await call(startUpload, {})).uploadURL,

  send: async ({ file, address, ...options }: SendOptions): Promise<void> => {
    const { pathname, searchParams } = new URL(address, 'http://any');
    const id = pathname.split('/').at(-1) ?? '';
    const token = searchParams.get('token') ?? '';
    await sendFile(putUpload, { params: { id }, query: { token } }, file, options);
  },

  /** Answers where the file stands from now on. */
  finish: async (mediaURL: string, facts: FileFacts = {}): Promise<string> =>
    (await call(processMedia, { body: { mediaURL, ...facts } })).mediaURL,
};

export type UploadSteps = typeof uploadSteps;

/** Deletes a file of one's own that nothing shows. */
export const removeMedia = (url: string): Promise<unknown> =>
  call(deleteMedia, { params: { id: mediaIdIn(url) } });
