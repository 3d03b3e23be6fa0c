import { mediaUrl } from '@friendbase/contract';
import { mediaFolder } from '../../storage/storage.ts';

/** What clients know a file by. It names the row; where its bytes are stored is nobody's business. */
export const keyOf = (id: string): string => `${mediaFolder(id)}original`;

/** The id of the row, or one that no row has. */
export const idIn = (key: string): string => /^media\/([\w-]{1,64})\/original$/.exec(key)?.[1] ?? '';

/** How long an upload may take, with all its pauses. The sweep takes what is older. */
export const LIFE_MS = 24 * 3_600_000;

/** Where a file is, once it is whole. */
export const wholeAt = (publicOrigin: string, id: string) => ({
  location: publicOrigin + mediaUrl(id),
  key: keyOf(id),
});
