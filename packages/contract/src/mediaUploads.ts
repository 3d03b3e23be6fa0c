import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { isApiError } from './errors.ts';
import { MEDIA_KINDS, MediaUrl, UPLOAD_RULES } from './media.ts';
import { Id } from './text.ts';

/** How long a file may be sent to the address it was given. */
export const UPLOAD_LIFE_MS = 3_600_000;

const FOLDER = '/api/objects/uploads/';

/** Where the bytes go. It works for the member who asked for it alone. */
const UploadUrl = z.string().check(z.regex(/^\/api\/objects\/uploads\/[\w-]{1,64}\?token=[\w-]{1,100}$/));

export const uploadUrl = (id: string, token: string): string => `${FOLDER}${id}?token=${token}`;

/** Gives an address to send one file to. Source: product spec §7. */
export const startUpload = endpoint({
  method: 'post',
  path: '/api/objects/upload',
  summary: 'Ask for an address to send a picture or video to.',
  status: 201,
  isCreating: true,
  input: {},
  output: z.object({ uploadURL: UploadUrl }),
  limit: perHour(200),
});

/**
 * Takes the bytes of a file. It may come again, whole, until it is processed: an answer may have been lost. 404 for an
 * address that the caller was not given, 403 once it is too old or its file was processed.
 */
export const putUpload = endpoint({
  method: 'put',
  path: `${FOLDER}:id`,
  summary: 'Send a picture or video to its address.',
  input: {
    params: z.object({ id: Id }),
    query: z.object({ token: z._default(z.string().check(z.maxLength(100)), '') }),
    upload: UPLOAD_RULES,
  },
  limit: perHour(1000),
  errors: [
    'uploadNotFound',
    'uploadExpired',
    'fileEmpty',
    'mediaQuotaFull',
    'uploadsInFlight',
    'storageFull',
  ],
});

/** An address as the sender has it: relative or absolute, with a query or without. */
const Address = z.string().check(z.maxLength(2000));

/** More pixels across than any camera has, and longer than any film of 50 MB. For layout alone. */
const Side = z.optional(z.int().check(z.gte(1), z.lte(100_000)));
const Duration = z.optional(z.int().check(z.gte(0), z.lte(86_400_000)));

/**
 * Looks at what arrived, by its bytes, and makes it ready to be shown. What it says of a picture is the picture's own;
 * of a video, what the sender says. A second call gets the same answer. Source: product spec §7.
 */
export const processMedia = endpoint({
  method: 'put',
  path: '/api/media/process',
  summary: 'Make a picture or video that was sent ready to be shown.',
  input: {
    body: z.object({
      mediaURL: Address,
      /** Of another upload of one's own, a picture: it stands for the video until that plays. */
      posterURL: z.optional(Address),
      width: Side,
      height: Side,
      durationMs: Duration,
    }),
  },
  output: z.object({
    mediaURL: MediaUrl,
    kind: z.enum(MEDIA_KINDS),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    durationMs: z.nullable(z.int()),
  }),
  limit: perHour(1000),
  errors: [
    'mediaNotFound',
    'uploadNotFinished',
    'notPictureOrVideo',
    'pictureTooLarge',
    'fileDamaged',
    'storageFull',
  ],
});

/** Takes back a file that is not shown anywhere. 409 while a post or the member's profile shows it. */
export const deleteMedia = endpoint({
  method: 'delete',
  path: '/api/media/:id',
  summary: 'Remove a picture or video that you do not show.',
  input: { params: z.object({ id: Id }) },
  limit: perHour(1000),
  errors: ['mediaNotFound', 'mediaInUse'],
});

/** Why a file can never be shown. No other try changes it: the file goes, and each try is answered the same. */
export const FINAL_MEDIA_ERRORS = ['notPictureOrVideo', 'pictureTooLarge', 'fileDamaged'] as const;
export type FinalMediaError = (typeof FINAL_MEDIA_ERRORS)[number];

export const finalMediaError = (error: unknown): FinalMediaError | undefined =>
  isApiError(error) ? FINAL_MEDIA_ERRORS.find((code) => code === error.code) : undefined;

/** What a file is stored under in a storage, as its address there ends. */
const STORED = /\/media\/([\w-]{1,64})\/original[\w-]*$/;

/**
 * The id of a file by the address that the sender has of it: the one its bytes went to, its own, or the one that a
 * storage answered. Which site the address names does not matter, as the id alone is looked for.
 */
export function mediaIdOf(address: string): string | undefined {
  if (!URL.canParse(address, 'http://any')) return undefined;
  const { pathname } = new URL(address, 'http://any');
  const [, id] =
    STORED.exec(pathname) ?? /^\/api\/(?:objects\/uploads|media)\/([\w-]{1,64})$/.exec(pathname) ?? [];
  return id;
}
