import { createWordsStore, type Variants, type WordsStore } from '@friendbase/ui-kit/words';
import type { DeviceStore } from './deviceStore.ts';

/** Which words this device shows. */
export const WORDS_SETTING = 'words';

export interface PageWords extends Omit<WordsStore, 'choose'> {
  /** Shows the words of a variant, now and on later days; those of now stay if they do not load. */
  choose: (variant: string) => Promise<void>;
  stop: () => void;
}

interface PageWordsOptions {
  variants: Variants;
  device: DeviceStore;
  /** Tells of what other tabs have kept: all tabs of a browser show the same words. */
  page?: Pick<Window, 'addEventListener'> | undefined;
  /** Hears once of each choice whose words did not load. */
  onNotLoaded: () => void;
}

/** The words of the page: as this device kept them, until somebody chooses others here or in another tab. */
export function openPageWords({ variants, device, page, onNotLoaded }: PageWordsOptions): PageWords {
  const store = createWordsStore(variants);
  let wanted: string | undefined;
  const show = async (variant: string) => {
    wanted = variant;
    if (!(await store.choose(variant))) onNotLoaded();
  };
  const follow = async () => {
    const kept = device.read(WORDS_SETTING);
    const variant = typeof kept === 'string' ? kept : 'en';
    if (variant !== wanted) await show(variant);
  };
  const listening = new AbortController();
  page?.addEventListener('storage', () => void follow(), listening);
  void follow();
  return {
    ...store,
    async choose(variant) {
      device.write(WORDS_SETTING, variant);
      await show(variant);
    },
    stop: () => listening.abort(),
  };
}
