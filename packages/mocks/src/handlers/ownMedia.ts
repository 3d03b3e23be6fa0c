import { mediaIdIn, mediaUrl, apiError } from '@friendbase/contract';
import type { Media } from '@friendbase/contract';
import type { Store } from '../store.ts';

/** A member's own picture or video behind an address, once it is ready. Throws 404 for any other, and for what was hidden. */
export function requireOwnMedia(store: Store, url: string, ownerId: string): Media {
  const found = store.media.findFirst((q) => q.where({ id: mediaIdIn(url), ownerId, state: 'ready' }));
  if (!found || isHidden(store, found.id)) throw apiError('mediaNotFound');
  return found;
}

/** A post that moderators have hidden carries it, or the film that it stands for. */
function isHidden(store: Store, id: string): boolean {
  const films = store.media.all().filter(({ posterId }) => posterId === id);
  const urls = [id, ...films.map((film) => film.id)].map(mediaUrl);
  return store.posts
    .all()
    .some(
      ({ deletedAt, deletedBy, authorId, mediaUrls }) =>
        deletedAt && deletedBy !== authorId && mediaUrls.some((url) => urls.includes(url)),
    );
}
