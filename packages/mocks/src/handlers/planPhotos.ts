import { apiError, mediaIdIn, mediaUrl } from '@friendbase/contract';
import type { PlanDraft, StoredPlan } from '@friendbase/contract';
import type { Store } from '../store.ts';
import { requireOwnMedia } from './ownMedia.ts';

type Pictured = Pick<PlanDraft, 'photo'>;

/** Whether the picture of a plan can be shown: ready, not taken away, and of nobody whose account is closed. */
function isShown(store: Store, url: string): boolean {
  const found = store.media.findFirst((q) => q.where({ id: mediaIdIn(url), state: 'ready' }));
  const owner = found && store.members.findFirst((q) => q.where({ id: found.ownerId }));
  return owner !== undefined && !owner.closedAt;
}

/** A draft, without a picture that cannot be shown. */
export function withShownPhoto<Draft extends Pictured>(store: Store, { photo, ...draft }: Draft) {
  return { ...draft, ...(photo && isShown(store, photo.url) && { photo }) };
}

/** What an answer says of the picture of what was published under this id. */
export function photoOf(store: Store, id: string): Pictured {
  const photo = store.plans.findFirst((q) => q.where({ id }))?.draft.photo;
  return photo && isShown(store, photo.url) ? { photo } : {};
}

/** The plans that carry a picture or video. */
export const plansWith = (store: Store, mediaId: string): StoredPlan[] =>
  store.plans.findMany((q) => q.where(({ draft }) => draft.photo?.url === mediaUrl(mediaId)));

/** The picture that a plan has may stay, whoever's it is; another has to be the organizer's own, ready image. Throws 404. */
export function requirePhoto(
  store: Store,
  { photo }: Pictured,
  organizerId: string,
  before: Pictured = {},
): void {
  if (!photo || photo.url === before.photo?.url) return;
  if (requireOwnMedia(store, photo.url, organizerId).kind !== 'image') throw apiError('mediaNotFound');
}
