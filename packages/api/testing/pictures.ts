import type { Media } from '@friendbase/contract';

/** A picture of a member that is ready to be shared. */
export const picture = (ownerId: string, id = 'picture'): Media => ({
  id,
  ownerId,
  kind: 'image',
  state: 'ready',
  byteSize: 600,
  mimeType: 'image/png',
  width: 320,
  height: 240,
  durationMs: null,
  description: '',
  createdAt: '2024-01-01T00:00:00.000Z',
});
