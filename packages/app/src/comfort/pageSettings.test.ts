import { DEFAULTS, readPreferences } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { markups, visualModes } from '../../testing/everyVisualMode.ts';
import { pageSettingsOf, readPageSettings } from './pageSettings.ts';

const cookieOf = (values: unknown, version = '1.') => version + encodeURIComponent(JSON.stringify(values));

describe('the settings that a page is rendered for', () => {
  it.each(markups)('have %j, and nothing else of the device', (chosen) => {
    const text = pageSettingsOf(readPreferences({ ...chosen, textSize: 150, askSpending: false }));
    expect(readPageSettings(text)).toEqual(readPreferences(chosen));
    // A cookie takes them as they are.
    expect(text).toMatch(/^1\.[\w%.!~*'()-]+$/);
  });

  it.each([{}, ...visualModes])('are none for %j', (chosen) => {
    expect(pageSettingsOf(readPreferences(chosen))).toBe('');
  });

  it.each([
    '',
    'x',
    '1.',
    '1.%',
    '1.%7B',
    '1.null',
    '1.7',
    '1.[]',
    '2.%7B%22simple%22%3Atrue%7D',
    '%7B%22simple%22%3Atrue%7D',
    cookieOf({ simple: 'true', menu: 'none', clock: 12, language: null, hideTips: {} }),
    cookieOf({ theme: 'dark', textSize: 200, keepWriting: 'never', constructor: 'x' }),
    '1.%7B%22__proto__%22%3A%7B%22simple%22%3Atrue%7D%7D',
    `1.${'%5B'.repeat(5000)}`,
  ])('are the defaults where the cookie is %j', (cookie) => {
    expect(readPageSettings(cookie)).toEqual(DEFAULTS);
  });

  it('are those that are known here of what a newer version chose', () => {
    const cookie = cookieOf({ simple: true, menu: 'one', hideEverything: true });
    expect(readPageSettings(cookie)).toEqual({ ...DEFAULTS, simple: true });
    expect(pageSettingsOf(readPageSettings(cookie))).toBe(cookieOf({ simple: true }));
  });
});
