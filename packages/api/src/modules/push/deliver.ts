import { createHash } from 'node:crypto';
import { request } from 'node:https';
import type { Agent, RequestOptions } from 'node:https';
import type { PushPayload } from '@friendbase/contract';
import webPush from 'web-push';
import type { PushOffer } from '../../http/context.ts';
import type { PushSubscriptionModel } from '../../live/pushQueue.ts';

/** How a server makes itself known to push services. Source: RFC 8292, VAPID. */
export interface PushSettings extends PushOffer {
  /** Never to be shown. */
  privateKey: string;
  /** Where they reach whoever runs the server: `mailto:` or `https:`. */
  subject: string;
}

/** A service that has not answered by then is asked again later. */
const ANSWER_MS = 5000;
/** What a device that is off hears later than that is no news anymore, in seconds. */
const TTL_SECONDS = 4 * 60 * 60;
/** Every payload is as long, so that its length tells nothing: the longest first name fits in. */
const PAYLOAD_BYTES = 256;

/**
 * What has become of a push: `gone` where there is no such browser, `refused` where it will never be taken, `failed` where it may
 * be taken later.
 */
export type Delivered =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'refused' | 'failed'; status: number | undefined; waitMs: number };

export interface DeliverOptions {
  settings: PushSettings;
  now: Date;
  /** Ends what is on its way. */
  signal: AbortSignal;
  /** @default Node's own. For a service with a certificate that Node does not know. */
  agent?: Agent | undefined;
  /** Ends the wait for one answer. @default after `ANSWER_MS` */
  answerLimit?: (() => AbortSignal) | undefined;
}

/** JSON, and spaces behind it. */
const padded = (payload: PushPayload): string => {
  const json = JSON.stringify(payload);
  return json + ' '.repeat(Math.max(0, PAYLOAD_BYTES - Buffer.byteLength(json)));
};

/** Of two with one topic that wait for a device it gets the last. It tells the service nothing. */
const topicOf = (id: string, payload: PushPayload): string =>
  createHash('sha256')
    .update(`push ${id} ${'from' in payload}`)
    .digest('base64url')
    .slice(0, 32);

/** Encrypts a push for its browser; nothing where its keys are none. */
function encrypt(
  { id, endpoint, p256dh, auth }: PushSubscriptionModel,
  payload: PushPayload,
  { subject, publicKey, privateKey }: PushSettings,
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded(payload), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: TTL_SECONDS,
      urgency: 'normal',
      topic: topicOf(id, payload),
    });
  } catch {
    return undefined;
  }
}

/** Sends one push. Follows no redirect, and reads nothing of an answer but its status and how long to wait. */
export async function deliver(
  subscription: PushSubscriptionModel,
  payload: PushPayload,
  { settings, now, signal, agent, answerLimit = () => AbortSignal.timeout(ANSWER_MS) }: DeliverOptions,
): Promise<Delivered> {
  const details = encrypt(subscription, payload, settings);
  if (!details) return { is: 'gone' };
  const { method, headers, body } = details;
  const within = AbortSignal.any([signal, answerLimit()]);
  try {
    const asked = { method, headers: headers as RequestOptions['headers'], agent, signal: within };
    const { status, retryAfter } = await post(subscription.endpoint, asked, body);
    if (status === 404 || status === 410) return { is: 'gone' };
    if (status >= 200 && status < 300) return { is: 'sent' };
    const is = status === 429 || status >= 500 ? 'failed' : 'refused';
    return { is, status, waitMs: waitMs(retryAfter, now) };
  } catch {
    return { is: 'failed', status: undefined, waitMs: 0 };
  }
}

const post = (address: string, options: RequestOptions, body: Buffer | null) =>
  new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const sent = request(address, options, (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, retryAfter: headers['retry-after'] });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** `Retry-After`, in seconds or as a date, in ms; 0 for none and for nonsense. */
function waitMs(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : 0;
}
