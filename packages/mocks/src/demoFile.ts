import type { StoredFile } from '@friendbase/contract';
import { demoFileUrl } from '@friendbase/contract/demo-files';

/** The file of a picture or video of the demo community: fetched when it is read, so that nothing waits for it. */
export function demoFile(id: string, type: string, size: number): StoredFile | undefined {
  const url = demoFileUrl(id);
  return (
    url && {
      type,
      size,
      version: id,
      async *open({ start, end }) {
        const response = await fetch(url.href);
        if (!response.ok) throw new Error(`${url.href} was refused with ${response.status}.`);
        yield new Uint8Array(await response.arrayBuffer()).subarray(start, end);
      },
    }
  );
}
