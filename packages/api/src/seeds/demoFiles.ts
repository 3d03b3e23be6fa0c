import { createReadStream } from 'node:fs';
import { UPLOAD_RULES } from '@friendbase/contract';
import { demoFileUrl } from '@friendbase/contract/demo-files';
import { demoSeed } from '@friendbase/contract/fixtures';
import { originalKey } from '../storage/storage.ts';
import type { FileStorage } from '../storage/storage.ts';

/** Where the file of a picture or video of the demo community is stored; nothing for one of a member. */
export const demoFileKey = (mediaId: string): string | undefined =>
  demoFileUrl(mediaId) && originalKey(mediaId, 'demo');

/** Stores the files of the demo community. They are shown as they are: small, and made by us. */
export async function storeDemoFiles(storage: FileStorage): Promise<void> {
  for (const { id } of demoSeed(new Date(0)).media) {
    const [url, key] = [demoFileUrl(id), demoFileKey(id)];
    if (url && key) await storage.put(key, createReadStream(url), UPLOAD_RULES);
  }
}
