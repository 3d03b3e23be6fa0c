import { apiError, mediaIdIn, mediaUrl, picturesOf } from '@friendbase/contract';
import type { PlanDraft } from '@friendbase/contract';
import type { Member, Store } from '../store.ts';
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

const shows = (draft: PlanDraft, url: string): boolean =>
  picturesOf(draft).some((picture) => picture.url === url);

/** Whether a plan carries a picture, or a reward that somebody has redeemed. */
export function isOffered(store: Store, mediaId: string): boolean {
  const url = mediaUrl(mediaId);
  return (
    store.plans.all().some(({ draft }) => shows(draft, url)) ||
    store.redemptions
      .all()
      .some(({ delivers }) => delivers?.kind === 'picture' && delivers.picture.url === url)
  );
}

/**
 * Whether somebody may see a picture because it is on the card of what was published, opens with a reward that they have redeemed, or is
 * with any plan, for organizers.
 */
export function isOfferedTo(store: Store, mediaId: string, { id: userId, role }: Member): boolean {
  const url = mediaUrl(mediaId);
  if (!isShown(store, url)) return false;
  const redeemed = store.redemptions.findMany((q) => q.where({ userId }));
  return (
    redeemed.some(({ delivers }) => delivers?.kind === 'picture' && delivers.picture.url === url) ||
    store.plans
      .all()
      .some(({ state, draft }) =>
        picturesOf(draft).some(
          (picture) =>
            picture.url === url &&
            (role === 'organizer' || (state === 'published' && picture.purpose !== 'content')),
        ),
      )
  );
}

/** Those that a plan has may stay, whoever's they are; others have to be the organizer's own, ready images. Throws 404. */
export function requirePhotos(store: Store, draft: PlanDraft, organizerId: string, before?: PlanDraft): void {
  for (const { url } of picturesOf(draft)) {
    if (before && shows(before, url) && isShown(store, url)) continue;
    if (requireOwnMedia(store, url, organizerId).kind !== 'image') throw apiError('mediaNotFound');
  }
}
