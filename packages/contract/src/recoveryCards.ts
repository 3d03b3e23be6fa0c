import { apiError } from './apiError.ts';
import type { CardSecret } from './recovery.ts';
import { visitorFormUrl } from './visitorForms.ts';

// Apart from the calls: whoever starts the demo loads those, and needs none of this yet.

/** What a recovery card may show. Each differs from the others in shape and in name. */
export const CARD_PICTURES = [
  'flower',
  'tree',
  'butterfly',
  'snail',
  'mushroom',
  'sun',
  'cloud',
  'star',
  'house',
  'key',
  'lamp',
  'chair',
  'clock',
  'bed',
  'umbrella',
  'book',
  'apple',
  'banana',
  'bread',
  'cheese',
  'carrot',
  'egg',
  'fish',
  'cake',
] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];

/** How many pictures stand on a card, each another, in their order. */
export const PICTURES_ON_CARD = 4;
/** How many digits its number has. Pictures and number together are one of 2.6 × 10¹¹ (decision 0149). */
export const DIGITS_ON_CARD = 6;

/** A card as one text, to be hashed. */
export const cardText = ({ pictures, number }: CardSecret): string => `${pictures.join(' ')} ${number}`;

/** Six digits, each number as likely as the others. */
export const drawDigits = (): string =>
  String(randomBelow(10 ** DIGITS_ON_CARD)).padStart(DIGITS_ON_CARD, '0');

/** A whole number from 0 to `below` - 1, each as likely as the others. */
function randomBelow(below: number): number {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % below : randomBelow(below);
}

/** What a new card shows. */
export function drawCard(): CardSecret {
  const left: string[] = [...CARD_PICTURES];
  const pictures = Array.from({ length: PICTURES_ON_CARD }, () =>
    left.splice(randomBelow(left.length), 1),
  ).flat();
  return { pictures, number: drawDigits() };
}

/**
 * How somebody proves who they are without a password: by their card, by a link that who runs the server gave them, or by a mail to
 * their confirmed address.
 */
export type RecoveryWay = 'card' | 'link' | 'mail';

/** So long a proof lets its member choose a password. */
export const RECOVERY_MINUTES = 30;
const RECOVERY_MS = RECOVERY_MINUTES * 60_000;

/** A proof of a member, as it is stored. There is one: a newer one takes its place. */
export interface StoredRecovery {
  memberId: string;
  token: string;
  way: RecoveryWay;
  createdAt: string;
  /** Of a mail: the browser that asked, the number that was sent, and how often one was tried. */
  ticket?: string;
  code?: string;
  tries?: number;
}

/** Whether a proof still holds. One from the future is of a clock that was set back: it may not live the longer for it. */
export const isRecoveryOpen = ({ createdAt }: Pick<StoredRecovery, 'createdAt'>, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(createdAt)) < RECOVERY_MS;

/**
 * Where a link leads that lets somebody choose a password. What proves it stands behind `#`, which no server is sent; `by` has
 * the page shown to who is logged in there too.
 */
export const recoveryLink = (origin: string, token: string): string =>
  `${origin}${visitorFormUrl({ form: 'help', next: undefined })}&by=link#${token}`;

/** Throws 403 for a proof that is unknown, used, replaced or too old: nobody is told which. */
export function requireOpen<Stored extends Pick<StoredRecovery, 'createdAt'>>(
  stored: Stored | undefined,
  now: Date,
): Stored {
  if (!stored || !isRecoveryOpen(stored, now)) throw apiError('recoveryOver');
  return stored;
}
