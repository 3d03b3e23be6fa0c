import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, ensureAnnouncer, GAP_MS, REPEAT_MS, type Politeness, inSentences } from './announcer.ts';

const FRAME_MS = 20;

const nodeOf = (politeness: Politeness) => document.getElementById(`announcer-${politeness}`);

/** Everything a screen reader would get to hear until `ms` from now, in order. */
async function heard(ms: number, politeness: Politeness = 'polite'): Promise<string[]> {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(nodeOf(politeness)?.textContent ?? ''));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await vi.advanceTimersByTimeAsync(ms);
  observer.disconnect();
  return texts.filter((text) => text !== '');
}

beforeEach(() => {
  vi.useFakeTimers();
  ensureAnnouncer();
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(2 * REPEAT_MS); // what was said may be said again by the next test
  vi.useRealTimers();
  nodeOf('polite')?.remove();
  nodeOf('assertive')?.remove();
});

describe('the announcer', () => {
  it('says nothing for an empty text', async () => {
    announce('');
    expect(await heard(REPEAT_MS)).toEqual([]);
  });

  it('does not say the same again within a second', async () => {
    announce('Saved.');
    expect(await heard(REPEAT_MS - 1)).toEqual(['Saved.']);
    announce('Saved.');
    announce('Saved.', 'assertive');
    expect(await heard(REPEAT_MS)).toEqual([]);
    expect(nodeOf('assertive')?.textContent).toBe('');
  });

  it('says the same again after a second, as a change that screen readers take for new', async () => {
    announce('Undone.');
    const [first] = await heard(REPEAT_MS);
    announce('Undone.');
    expect(await heard(GAP_MS / 2)).toEqual([]);
    const [second] = await heard(REPEAT_MS);
    announce('Undone.');
    const [third] = await heard(REPEAT_MS);
    expect([first, second, third].map((form) => form?.trim())).toEqual(['Undone.', 'Undone.', 'Undone.']);
    expect(second).not.toBe(first);
    expect(third).not.toBe(second);
  });

  it('says the same again at once where something else was said in between', async () => {
    for (const size of ['115 %', '100 %', '115 %']) announce(`Text size ${size}`);
    await heard(2 * (GAP_MS + FRAME_MS));
    expect(nodeOf('polite')?.textContent).toBe('Text size 115 %');
  });

  it('says both of two messages, one after the other', async () => {
    announce('Your post is shared.');
    announce('4 posts.');
    expect(await heard(FRAME_MS)).toEqual(['Your post is shared.']);
    expect(await heard(GAP_MS + FRAME_MS)).toEqual(['4 posts.']);
  });

  it('does not let a polite message wait in the way of an urgent one', async () => {
    announce('Your post is shared.');
    announce('You are logged out.', 'assertive');
    expect(await heard(FRAME_MS, 'assertive')).toContain('You are logged out.');
  });

  it('uses the nodes that are in the page already', () => {
    ensureAnnouncer();
    announce('Hello.');
    expect(document.querySelectorAll('[data-live-announcer]')).toHaveLength(2);
    expect(nodeOf('polite')).toHaveAttribute('role', 'status');
    expect(nodeOf('assertive')).toHaveAttribute('role', 'alert');
  });
});

it.each([
  [['Logout failed', 'Please try again.'], 'Logout failed. Please try again.'],
  [['Welcome back!', "You're now logged in."], "Welcome back! You're now logged in."],
  [['Logged out successfully', ''], 'Logged out successfully.'],
])('says %j as sentences', (parts, spoken) => {
  expect(inSentences(...parts)).toBe(spoken);
});
