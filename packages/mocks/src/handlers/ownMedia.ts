import { mediaIdIn, refused } from '@friendbase/contract';
import type { Media } from '@friendbase/contract';
import type { Store } from '../store.ts';

/** A member's own picture or video behind an address, once it is ready. Throws 404 for any other. */
export function requireOwnMedia({ media: all }: Store, url: string, ownerId: string): Media {
  const found = all.findFirst((q) => q.where({ id: mediaIdIn(url), ownerId, state: 'ready' }));
  if (!found) throw refused('mediaNotFound');
  return found;
}
