import * as z from 'zod/mini';
import { fileEndpoint } from './files.ts';
import { endpoint, perHour } from './endpoint.ts';
import type { CallLimit } from './endpoint.ts';
import type { Told } from './live.ts';
import { ACCOUNT_LIMITS } from './registration.ts';
import { Count, Id, text, Timestamp } from './text.ts';

/** `waiting` until a process takes it, `making`, `ready` to be fetched, or `failed` after several tries. */
export const EXPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** So long a file can be fetched; then it is deleted. */
export const EXPORT_LIFE_MS = 86_400_000;

/** Far more presses than make sense in a day. Those that come while there is one make none. */
const A_DAY: CallLimit = { ...perHour(100), seconds: 86_400 };

/** What a member takes along, as a file that is made in the background. */
export const Export = z.object({
  state: z.enum(EXPORT_STATES),
  askedAt: Timestamp,
  /** Once it is ready. */
  url: z.nullable(z.string()),
  byteSize: z.nullable(Count),
  until: z.nullable(Timestamp),
});
export type Export = z.infer<typeof Export>;

const output = z.object({ export: z.nullable(Export) });

/** The member's file, if one was asked for and its time is not over. */
export const getExport = endpoint({
  method: 'get',
  path: '/api/export',
  summary: 'Read whether the file with your things is ready.',
  input: {},
  output,
});

/** One at a time: while there is one, it is that one. Not one that failed. 403 for a wrong password. */
export const makeExport = endpoint({
  method: 'put',
  path: '/api/export',
  summary: 'Ask for a file with everything of yours.',
  input: { body: z.object({ currentPassword: text(ACCOUNT_LIMITS.password) }) },
  output,
  limit: A_DAY,
  errors: ['wrongCurrentPassword'],
});

/** The file, for its member alone and as long as it is there. 404 for all else. */
export const downloadExport = fileEndpoint({
  path: '/api/export/:id',
  summary: 'Fetch the file with your things: a ZIP with a page to read and JSON to take elsewhere.',
  input: { params: z.object({ id: Id }) },
  mediaTypes: ['application/zip'],
  errors: ['exportNotFound'],
});

export const EXPORT_FILE_NAME = 'friendbase.zip';

export const exportUrl = (id: string): string => `/api/export/${id}`;

/** An export as backends store it. */
export interface StoredExport {
  id: string;
  memberId: string;
  state: ExportState;
  askedAt: string;
  /** Of a file that is ready. */
  byteSize: number | null;
  expiresAt: string | null;
}

/** Whether a press finds this one and makes no other. */
export const isExportThere = ({ state, expiresAt }: StoredExport, now: Date): boolean =>
  state === 'ready' ? (expiresAt ?? '') > now.toISOString() : state !== 'failed';

/** What its member is told of it. */
export function exportTold(stored: StoredExport | undefined, now: Date): { export: Export | null } {
  if (!stored || (stored.state === 'ready' && !isExportThere(stored, now))) return { export: null };
  const { id, state, askedAt, byteSize, expiresAt: until } = stored;
  const isReady = state === 'ready';
  return { export: { state, askedAt, url: isReady ? exportUrl(id) : null, byteSize, until } };
}

/** What is told of one that is ready. */
export const toldOfExport = (memberId: string): Told => ({
  name: 'security',
  data: {},
  memberId,
  notification: { kind: 'security', thingId: 'exportReady', actorId: null },
});
