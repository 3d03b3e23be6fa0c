import { describe, expect, it } from 'vitest';
import { asksFirst, type AskedFirst } from './asksFirst.ts';
import { DEFAULTS } from './preferences.ts';

describe('P14 Asking first', () => {
  it.each<[AskedFirst, boolean]>([
    ['spending', true],
    ['everyone', true],
    ['decline', true],
    ['sending', false],
  ])('about %s is %s until the member chooses', (about, asks) => {
    expect(asksFirst(DEFAULTS, about)).toBe(asks);
  });

  it.each<[AskedFirst, object]>([
    ['spending', { askSpending: false }],
    ['everyone', { askEveryone: false }],
    ['decline', { askDecline: false }],
  ])('about %s can be turned off, and nothing else changes', (about, off) => {
    const preferences = { ...DEFAULTS, ...off };
    const asked = (['spending', 'everyone', 'decline'] as const).filter((one) => asksFirst(preferences, one));
    expect(asked).toHaveLength(2);
    expect(asked).not.toContain(about);
  });

  it('about sending can be turned on', () => {
    expect(asksFirst({ ...DEFAULTS, askSending: true }, 'sending')).toBe(true);
  });
});
