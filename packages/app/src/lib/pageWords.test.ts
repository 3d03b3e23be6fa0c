import { wordingOf, type Variants } from '@friendbase/ui-kit/words';
import { describe, expect, it, vi } from 'vitest';
import { openPageWords } from './pageWords.ts';

const variants: Variants = {
  easy: { locale: 'en-US', direction: 'ltr', load: () => Promise.resolve(wordingOf({})) },
  lost: { locale: 'en-US', direction: 'ltr', load: () => Promise.reject(new Error('no network')) },
};

function openTab(chosen: string) {
  const onNotLoaded = vi.fn<() => void>();
  let tell = () => {};
  const words = openPageWords({
    variants,
    chosen: () => chosen,
    subscribe: (onChange) => {
      tell = onChange;
      return () => {};
    },
    onNotLoaded,
  });
  const choose = (variant: string) => {
    chosen = variant;
    tell();
    return settled();
  };
  return { words, choose, onNotLoaded, variant: () => words.current().variant };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the words of the page', () => {
  it('are those of en where nobody knows the chosen ones', async () => {
    const tab = openTab('nobody knows it');
    await settled();
    expect([tab.variant(), tab.onNotLoaded.mock.calls.length]).toEqual(['en', 0]);
  });

  it.each([
    ['en', true],
    ['easy', true],
    ['nobody knows it', true],
    ['lost', false],
  ])('tell whether those of the start are there: %s', async (chosen, isThere) => {
    expect(await openTab(chosen).words.ready).toBe(isThere);
  });

  it('tell once that a choice did not load, and stay as they are', async () => {
    const tab = openTab('lost');
    await settled();
    // Another setting than the words has changed.
    await tab.choose('lost');
    expect([tab.variant(), tab.words.failed(), tab.onNotLoaded.mock.calls.length]).toEqual(['en', 'lost', 1]);
  });

  it('tell again when the choice is made again', async () => {
    const tab = openTab('lost');
    await settled();
    await tab.choose('en');
    await tab.choose('lost');
    expect(tab.onNotLoaded).toHaveBeenCalledTimes(2);
  });

  it('follow the choice, there and back', async () => {
    const tab = openTab('easy');
    await settled();
    expect(tab.variant()).toBe('easy');
    await tab.choose('en');
    expect(tab.variant()).toBe('en');
  });
});
