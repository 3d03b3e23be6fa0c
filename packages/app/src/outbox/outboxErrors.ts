import { NetworkError } from '@friendbase/contract';

/** There was no network, and the call waits for it in the outbox: what was written needs no “Try again”. */
export class QueuedForLater extends NetworkError {}

/** Nothing more can wait: what was written stays where it is. Its message is the key of the words that say so. */
export class OutboxFull extends NetworkError {}

export const isQueued = (error: unknown): boolean => error instanceof QueuedForLater;
export const isOutboxFull = (error: unknown): error is OutboxFull => error instanceof OutboxFull;

/** Whether a press was taken back while it waited for the network. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Whether it waits: of what a call has rejected with. Throws every other error on. */
export function unlessQueued(error: unknown): true {
  if (isQueued(error)) return true;
  throw error;
}
