import { REFERENCE, wordingOf, type Locales, type WordsChoice } from '@friendbase/ui-kit/words';
import { describe, expect, it, vi } from 'vitest';
import { openPageWords } from './pageWords.ts';

const locales: Locales = {
  en: { ...REFERENCE, loadEasy: () => Promise.resolve(wordingOf({})) },
  lost: {
    language: 'lost',
    locale: 'en-US',
    direction: 'ltr',
    load: () => Promise.reject(new Error('no network')),
  },
};

const ENGLISH = { language: 'en', easy: false };
const EASY = { language: 'en', easy: true };
const LOST = { language: 'lost', easy: false };

function openTab(chosen: WordsChoice) {
  const onNotLoaded = vi.fn<() => void>();
  let tell = () => {};
  const words = openPageWords({
    locales,
    chosen: () => chosen,
    subscribe: (onChange) => {
      tell = onChange;
      return () => {};
    },
    onNotLoaded,
  });
  const choose = (choice: WordsChoice) => {
    chosen = choice;
    tell();
    return settled();
  };
  return { words, choose, onNotLoaded, level: () => words.current().easy };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the words of the page', () => {
  it('are those of en where nobody knows the chosen ones', async () => {
    const tab = openTab({ language: 'nobody knows it', easy: false });
    await settled();
    expect([tab.words.current(), tab.onNotLoaded.mock.calls.length]).toEqual([REFERENCE, 0]);
  });

  it.each([
    [{ language: 'nobody knows it', easy: false }, true],
    [LOST, false],
  ])('tell whether those of the start are there: %j', async (chosen, isThere) => {
    expect(await openTab(chosen).words.started).toBe(isThere);
  });

  it('tell once that a choice did not load, and stay as they are', async () => {
    const tab = openTab(LOST);
    await settled();
    // Another setting than the words has changed.
    await tab.choose({ ...LOST });
    expect([tab.words.current(), tab.words.failed(), tab.onNotLoaded.mock.calls.length]).toEqual([
      REFERENCE,
      true,
      1,
    ]);
  });

  it('tell again when the choice is made again', async () => {
    const tab = openTab(LOST);
    await settled();
    await tab.choose(ENGLISH);
    await tab.choose({ ...LOST });
    expect(tab.onNotLoaded).toHaveBeenCalledTimes(2);
  });

  it('follow the choice, there and back', async () => {
    const tab = openTab(EASY);
    await tab.words.started;
    expect(tab.level()).toBe(true);
    await tab.choose(ENGLISH);
    expect(tab.level()).toBe(false);
  });
});
