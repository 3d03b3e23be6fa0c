import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { storeEndpoint } from './files.ts';
import { UPLOAD_RULES } from './media.ts';
import { ANY_TYPE, isTaken } from './uploads.ts';
import type { InputProblem } from './wrongInput.ts';

/** The sizes of parts, and of the files that come in them. Source: product spec §9. */
export const PART_RULES = {
  /** S3 takes no smaller part, but for the last. A file that is no larger comes whole. */
  minBytes: 5 * 2 ** 20,
  most: 10_000,
  /** From which size on a file comes in parts, unless something else is said. */
  defaultFileBytes: 100 * 2 ** 20,
} as const;

/** How long the address of a part or a form works: for a part on a slow line, and a press on “Try again”. */
export const ADDRESS_SECONDS = 900;

const ROOT = '/api/companion/s3';
const UPLOAD = `${ROOT}/multipart/:uploadId` as const;
const PART = `${UPLOAD}/:partNumber` as const;

/** An upload as a storage names it: longer than our ids, and of other signs. */
export const UploadId = z.string().check(z.regex(/^[!-.0-~]{1,1000}$/));
const PartNumber = z.int().check(z.gte(1), z.lte(PART_RULES.most));
const ETag = z.string().check(z.regex(/^[!-~]{1,200}$/));

const Key = z.string().check(z.minLength(1), z.maxLength(200));
const named = { params: z.object({ uploadId: UploadId }), query: z.object({ key: Key }) };
const ofPart = z.object({
  uploadId: UploadId,
  partNumber: z.coerce.number<string | number>().check(PartNumber),
});

/** What a client says of a file. Its name is nobody's business here, and no key is made of it. */
const Begin = z.object({
  type: z.string().check(z.maxLength(200)),
  filename: z.optional(z.string().check(z.maxLength(1000))),
});

/** Where a file is, once it is whole. */
const Whole = z.object({ location: z.string(), key: z.string() });

/** What a signed address carries: what is not there is as good as wrong. */
const Signed = {
  expires: z._default(z.coerce.number(), 0),
  token: z._default(z.string().check(z.maxLength(100)), ''),
};

const CALLS = perHour(10_000);
const FILES = perHour(200);

/** Begins a file that comes in parts. Source of this and the calls below: product spec §7. */
export const createMultipart = endpoint({
  method: 'post',
  path: `${ROOT}/multipart`,
  summary: 'Begin a picture or video that comes in parts.',
  isCreating: true,
  input: { body: z.extend(Begin, { metadata: z.optional(z.record(z.string(), z.unknown())) }) },
  output: z.object({ key: z.string(), uploadId: z.string() }),
  rule: ({ body: { type } }) =>
    isTaken(UPLOAD_RULES, type) ? undefined : ['wrongMediaType', { types: UPLOAD_RULES.types }],
  limit: FILES,
  errors: ['wrongMediaType'],
});

/** The parts that are here. 404 for an upload that is another's, given up, or whole. */
export const listParts = endpoint({
  method: 'get',
  path: UPLOAD,
  summary: 'The parts of a file that have come.',
  input: named,
  output: z.array(z.object({ PartNumber, Size: z.int(), ETag: z.string() })),
  errors: ['uploadNotFound', 'uploadExpired'],
});

/** Gives an address that takes one part, for a time, while its owner stays logged in. */
export const signPart = endpoint({
  method: 'get',
  path: PART,
  summary: 'Ask for an address to send a part to.',
  input: { params: ofPart, query: named.query },
  output: z.object({ url: z.string(), expires: z.int() }),
  errors: ['uploadNotFound', 'uploadExpired'],
});

/** Where the address of a part leads. Of any type: what the file is, its bytes say when it is whole. */
export const putPart = storeEndpoint({
  method: 'put',
  path: PART,
  summary: 'Send a part of a file to its address.',
  input: {
    params: ofPart,
    query: z.extend(named.query, Signed),
    upload: { types: [ANY_TYPE], maxBytes: UPLOAD_RULES.maxBytes },
  },
  limit: CALLS,
  errors: ['uploadNotFound', 'uploadExpired', 'mediaQuotaFull', 'uploadsInFlight', 'storageFull'],
});

const Parts = z.array(z.object({ PartNumber, ETag })).check(
  z.minLength(1),
  z.maxLength(PART_RULES.most),
  z.refine(
    (parts) =>
      parts.every(({ PartNumber: number }, at) => at === 0 || number > (parts[at - 1]?.PartNumber ?? 0)),
    'unorderedParts' satisfies InputProblem,
  ),
);

/** Makes one file of its parts, which are named in their order, each once. A second call gets the same answer. */
export const completeMultipart = endpoint({
  method: 'post',
  path: `${UPLOAD}/complete`,
  summary: 'Say that all parts of a file have come.',
  input: {
    ...named,
    body: z.object({ parts: Parts }),
  },
  output: Whole,
  limit: CALLS,
  errors: ['uploadNotFound', 'uploadExpired', 'fileEmpty', 'storageFull'],
});

/** Gives up a file, with all parts of it. */
export const abortMultipart = endpoint({
  method: 'delete',
  path: UPLOAD,
  summary: 'Give up a file that comes in parts.',
  input: named,
  limit: CALLS,
  errors: ['uploadNotFound', 'uploadExpired'],
});

/**
 * Gives the address and the fields of a form that carries a whole file. Nothing begins with it: another site could make a
 * member's browser ask.
 */
export const getUploadParams = endpoint({
  method: 'get',
  path: `${ROOT}/params`,
  summary: 'Ask for a form that sends a picture or video whole.',
  input: { query: Begin },
  output: z.object({ method: z.enum(['POST']), url: z.string(), fields: z.record(z.string(), z.string()) }),
  rule: ({ query: { type } }) =>
    isTaken(UPLOAD_RULES, type) ? undefined : ['wrongMediaType', { types: UPLOAD_RULES.types }],
  errors: ['wrongMediaType'],
});

/** More bytes than the fields and seams of a form have. */
const FORM_BYTES = 65_536;

/** The fields of a form, before its file. */
export const FormFields = z.object({ key: Key, ...Signed });

/** Where the form goes. The file begins with it. */
export const sendForm = endpoint({
  method: 'post',
  path: `${ROOT}/form`,
  summary: 'Send a picture or video whole, in a form.',
  input: { upload: { types: ['multipart/form-data'], maxBytes: UPLOAD_RULES.maxBytes + FORM_BYTES } },
  output: Whole,
  limit: FILES,
  errors: [
    'unreadableRequest',
    'uploadNotFound',
    'uploadExpired',
    'fileEmpty',
    'mediaQuotaFull',
    'uploadsInFlight',
    'storageFull',
  ],
});

/** Temporary credentials would let a browser write any file of a bucket: no server gives them. */
export const getUploadCredentials = endpoint({
  method: 'get',
  path: `${ROOT}/sts`,
  summary: 'Temporary credentials of the storage, which nobody gets.',
  input: {},
  errors: ['notOffered'],
});
