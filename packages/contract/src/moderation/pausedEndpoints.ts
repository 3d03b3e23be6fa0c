import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import type { WritingCall } from '../endpoints.ts';
import { isRefusedBy, WHILE_PAUSED } from './whilePaused.ts';
import type { WhilePaused } from './whilePaused.ts';

/** `WHILE_PAUSED` by endpoint, apart from it: pages need the table alone, and load no endpoint for it. */
const lines = new Map(
  Object.entries(WHILE_PAUSED).map(([name, line]) => [
    endpoints[name as WritingCall] as Endpoint,
    line as WhilePaused<WritingCall>,
  ]),
);

const lineOf = (endpoint: Endpoint): WhilePaused<WritingCall> => lines.get(endpoint) ?? 'allowed';

/** Whether a paused member is refused this call with this input. */
export const isRefusedWhilePaused = (endpoint: Endpoint, input: object): boolean =>
  isRefusedBy(lineOf(endpoint), input);

/** Whether a paused member may ever be refused this call. */
export const mayBeRefusedWhilePaused = (endpoint: Endpoint): boolean => lineOf(endpoint) !== 'allowed';
