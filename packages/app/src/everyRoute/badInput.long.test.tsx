import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { fitProblems } from '../../../../.storybook/checks/fit.ts';
import { standStill } from '../../../../.storybook/checks/still.ts';
import { answerInstead, json } from '../../testing/answerInstead.ts';
import { ROUTES, routesForEach } from '../../testing/everyRoute.tsx';
import { HARD_WORDS, LONG_NAME, TWELVE_SETTINGS } from '../../testing/hardInput.ts';

const open = routesForEach();

afterEach(() => page.viewport(414, 896));

const LONG_TEXT = HARD_WORDS.repeat(9);

/** What stands in place of each text that members write, and of each address of a picture. */
const SPOILED: Readonly<Record<string, (text: string) => string>> = {
  displayName: () => LONG_NAME,
  title: () => LONG_NAME,
  content: () => LONG_TEXT,
  bio: () => LONG_TEXT,
  excerpt: () => LONG_TEXT,
  url: (url) => `${url}-missing`,
  avatarUrl: (url) => `${url}-missing`,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as nobody should write it. How many texts were replaced is counted. */
function spoil(value: unknown, count: () => void): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, count));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const change = SPOILED[key];
      if (!change || typeof inside !== 'string') return [key, spoil(inside, count)];
      count();
      return [key, change(inside)];
    }),
  );
}

/** Spoils all that the page asks for. Returns how many texts that were so far. */
function spoilAll(): () => number {
  let spoiled = 0;
  const end = answerInstead({ method: 'GET', path: '/api/' }, async (askBackend) => {
    const answer = await askBackend();
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
    const whole = spoil(await answer.json(), () => (spoiled += 1));
    const link = answer.headers.get('link');
    const changed = json(whole, answer.status);
    if (link) changed.headers.set('link', link);
    return changed;
  });
  onTestFinished(end);
  return () => spoiled;
}

describe('endless words, no picture, text at 200 percent and twelve settings in the smallest window', () => {
  it.each(ROUTES)('%s is whole, from left to right and from right to left', async (path) => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const spoiled = { count: () => 0 };
    await open(path, {
      window: [320, 568],
      chosen: TWELVE_SETTINGS,
      prepare: () => (spoiled.count = spoilAll()),
    });
    // The auth screen asks for no data of members.
    expect(spoiled.count()).toBeGreaterThanOrEqual(path === '/login' ? 0 : 1);
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      await standStill();
      expect(fitProblems(), direction).toEqual([]);
    }
  });
});

describe('a device without storage', () => {
  it.each(ROUTES)('has %s, where what is set holds until the page is closed, and says so', async (path) => {
    const storage = new FakeStorage();
    storage.isBlocked = true;
    await open(path, { storage });
    await page.getByRole('button', { name: 'Comfort settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Easy and big' }).click();
    await expect
      .element(dialog.getByText(/^This device (cannot keep settings|forgets what you choose)\. /))
      .toBeVisible();
    expect(document.documentElement.dataset['text']).toBe('130');
    storage.isBlocked = false;
    expect(storage.length).toBe(0);
  });
});
