import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';
import { Id } from './text.ts';

/** While a member writes, their friend is told at most once in so many ms. */
export const TYPING_EVERY_MS = 3000;

/** How long a friend who was told is shown as writing, in ms: two of the above, so that one may be late. */
export const TYPING_SHOWN_MS = 2 * TYPING_EVERY_MS;

/** Between the caller, `userId`, and one partner. */
const between = { params: z.object({ userId: Id, partnerId: Id }) };

export const ReadState = z.object({
  /** The last message of the caller's that the partner has read, as far as both show that to friends. */
  messageId: z.nullable(Id),
});
export type ReadState = z.infer<typeof ReadState>;

/**
 * How far the partner has read. 403 for another member's. Nothing is answered of a partner who has read nothing, does not
 * show it, is unknown or no friend: nothing tells these apart.
 */
export const getReadState = endpoint({
  method: 'get',
  path: '/api/messages/:userId/:partnerId/read',
  summary: 'See which of your messages a friend has read, where you both show that.',
  input: between,
  output: ReadState,
  errors: ['notYourAccount'],
});

/**
 * Tells how far the caller has read, which is never taken back. 403 for another member's. Nothing is stored of a caller who does
 * not show it, nor of what is no message from that friend; the response is the same.
 */
export const markRead = endpoint({
  method: 'put',
  path: '/api/messages/:userId/:partnerId/read',
  summary: 'Tell a friend how far you have read, where you both show that.',
  input: { ...between, body: z.object({ messageId: Id }) },
  limit: perHour(1200),
  errors: ['notYourAccount'],
});

/**
 * Tells the pages of the partner that are open now that the caller is writing to them; it is stored nowhere. 403 for another
 * member's. Nobody is told unless both are friends and both show it; the response is the same.
 */
export const tellTyping = endpoint({
  method: 'post',
  path: '/api/messages/:userId/:partnerId/typing',
  summary: 'Tell a friend that you are writing, where you both show that.',
  input: between,
  // One page that never stops tells 1200 times.
  limit: perHour(1500),
  errors: ['notYourAccount'],
});

/** What is known of how far a member has read in one conversation. */
export interface StoredRead {
  memberId: string;
  partnerId: string;
  /** The partner's message up to which everything is read, and when it was sent. */
  messageId: string;
  sentAt: string;
}
