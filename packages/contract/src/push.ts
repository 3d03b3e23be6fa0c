import * as z from 'zod/mini';
import { endpoint, perHour } from './endpoint.ts';

/**
 * What a device tells: who wrote, or no more than that something is new. It is seen where others may look on: on a locked
 * screen.
 */
const Tells = z.enum(['who', 'something']);

/** Where browsers have their push services. A backend calls nothing else that a member names. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Whether an address is one of a push service: of `hosts`, in which `*.` stands for every name below. */
export function isPushAddress(address: string, hosts: readonly string[] = PUSH_HOSTS): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === 'https:' &&
    hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
  );
}

/** The longest that a push service gives out is some 500 characters long. */
const LONGEST_ADDRESS = 1000;

const PushAddress = z.string().check(z.maxLength(LONGEST_ADDRESS), z.regex(/^https:\/\/[\x21-\x7e]+$/));

/** A point of the curve P-256, uncompressed, in Base64url. */
const PublicKey = z.string().check(z.regex(/^B[\w-]{86}$/));

/** How a browser is told, with what its `PushSubscription` names. Source: W3C Push API. */
export const PushSubscription = z.object({
  endpoint: PushAddress,
  keys: z.object({
    p256dh: PublicKey,
    /** 16 bytes, in Base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  /** The key of the backend with which the browser has subscribed. */
  publicKey: PublicKey,
  tells: Tells,
});
export type PushSubscription = z.infer<typeof PushSubscription>;
export type PushTells = PushSubscription['tells'];

/**
 * What a push carries, encrypted for the browser: the first name of who wrote, where the member wants that. Nothing of what
 * was written, and no id. The words are those of the device.
 */
export interface PushPayload {
  from?: string;
}

/** How much of a name stands in a push. */
const LONGEST_FIRST_NAME = 30;

/** What others call somebody: the first of their names. */
export const firstNameOf = (displayName: string): string =>
  [...(displayName.split(/\s/)[0] ?? '')].slice(0, LONGEST_FIRST_NAME).join('');

export const PushState = z.object({
  /** Of the backend, with which a browser subscribes; nothing where nothing is sent to devices. */
  publicKey: z.nullable(PublicKey),
  /** Of the browser that asks. */
  subscription: z.nullable(z.object({ endpoint: PushAddress, tells: Tells })),
});
export type PushState = z.infer<typeof PushState>;

export const getPush = endpoint({
  method: 'get',
  path: '/api/push',
  summary: 'Read what this browser is told.',
  input: {},
  output: PushState,
});

/**
 * One a session, in place of the one before: it ends with the session. One that another session had, of whoever was here
 * before, is taken from that. 409 where the browser has subscribed with another key, also where nothing is sent to devices.
 */
export const subscribePush = endpoint({
  method: 'put',
  path: '/api/push',
  summary: 'Have this browser told what is new.',
  input: { body: PushSubscription },
  output: PushState,
  limit: perHour(60),
  errors: ['pushAddressRefused', 'pushKeyUnknown'],
});

/** Fine without one. */
export const unsubscribePush = endpoint({
  method: 'delete',
  path: '/api/push',
  summary: 'Have this browser told nothing more.',
  input: {},
  limit: perHour(60),
});
