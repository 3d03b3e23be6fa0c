import type { OpenMedia } from '@friendbase/ui-kit';

/** How many show the file of an address, and where its bytes are once they have come. */
interface Shown {
  count: number;
  source: Promise<string>;
}

/**
 * Fetches files through `fetch`, which the demo answers, and gives them an address in this page: what `<img>` and
 * `<video>` load by themselves never comes to the demo. A file is fetched once for all who show it, and let go of with
 * the last of them.
 */
export function createOpenInPage(): OpenMedia {
  const shown = new Map<string, Shown>();
  return (address) => {
    const one = shown.get(address) ?? { count: 0, source: sourceOf(address) };
    one.count += 1;
    shown.set(address, one);
    return {
      source: one.source,
      release() {
        one.count -= 1;
        if (one.count > 0) return;
        shown.delete(address);
        one.source.then(
          (source) => URL.revokeObjectURL(source),
          () => undefined,
        );
      },
    };
  };
}

async function sourceOf(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
  return URL.createObjectURL(await response.blob());
}
