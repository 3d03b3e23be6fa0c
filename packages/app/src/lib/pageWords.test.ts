import { FakeStorage } from '@friendbase/mocks/testing';
import { wordingOf, type Variants } from '@friendbase/ui-kit/words';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from './deviceStore.ts';
import { openPageWords } from './pageWords.ts';

const KEPT = 'friendbase.words';

const variants: Variants = {
  easy: { locale: 'en-US', direction: 'ltr', load: () => Promise.resolve(wordingOf({})) },
  lost: { locale: 'en-US', direction: 'ltr', load: () => Promise.reject(new Error('no network')) },
};

function openTab(storage: FakeStorage) {
  const page = new EventTarget() as Window;
  const onNotLoaded = vi.fn<() => void>();
  const words = openPageWords({ variants, device: createDeviceStore(storage), page, onNotLoaded });
  return { words, page, onNotLoaded, variant: () => words.current().variant };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the words of the page', () => {
  it.each(['not json', '7', '{}', '"nobody knows it"'])('are those of en where %s is kept', async (kept) => {
    const storage = new FakeStorage();
    storage.setItem(KEPT, kept);
    const tab = openTab(storage);
    await settled();
    expect([tab.variant(), tab.onNotLoaded.mock.calls.length]).toEqual(['en', 0]);
  });

  it('tell once that a choice did not load, and stay as they are', async () => {
    const storage = new FakeStorage();
    storage.setItem(KEPT, '"lost"');
    const tab = openTab(storage);
    await settled();
    // What other tabs keep beside it is no new choice.
    tab.page.dispatchEvent(new Event('storage'));
    await settled();
    expect([tab.variant(), tab.words.failed(), tab.onNotLoaded.mock.calls.length]).toEqual(['en', 'lost', 1]);
  });

  it('tell again when the choice is made again', async () => {
    const tab = openTab(new FakeStorage());
    await tab.words.choose('lost');
    await tab.words.choose('lost');
    expect(tab.onNotLoaded).toHaveBeenCalledTimes(2);
  });

  it('are there again on another day', async () => {
    const storage = new FakeStorage();
    await openTab(storage).words.choose('easy');
    const tab = openTab(storage);
    await settled();
    expect(tab.variant()).toBe('easy');
  });

  it('follow a choice in another tab, and go back to en when it is forgotten', async () => {
    const storage = new FakeStorage();
    const [here, there] = [openTab(storage), openTab(storage)];
    await there.words.choose('easy');
    here.page.dispatchEvent(new Event('storage'));
    await settled();
    expect(here.variant()).toBe('easy');
    storage.removeItem(KEPT);
    here.page.dispatchEvent(new Event('storage'));
    await settled();
    expect(here.variant()).toBe('en');
  });
});
