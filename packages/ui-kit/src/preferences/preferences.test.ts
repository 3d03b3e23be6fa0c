import { describe, expect, it } from 'vitest';
import { attributesOf } from './attributes.ts';
import { CHOICES, DEFAULTS } from './preferences.ts';
import { readPreferences } from './readPreferences.ts';

describe('preferences as a device stored them', () => {
  it.each([undefined, null, 'large', 7, [], { textSize: '150' }])('are the defaults for %j', (stored) => {
    expect(readPreferences(stored)).toEqual(DEFAULTS);
  });

  it('keep what is known here of what a newer version wrote', () => {
    const stored = { textSize: 150, theme: 'sepia', gameMusic: true, simple: true };
    expect(readPreferences(stored)).toEqual({ ...DEFAULTS, textSize: 150, simple: true });
  });

  it('take no name that every object has', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"simple":true},"toString":"x"}');
    expect(readPreferences(stored)).toEqual(DEFAULTS);
  });

  it.each([
    [{ words: 'en' }, { language: '', easy: false }],
    [{ words: 'en-easy' }, { language: '', easy: true }],
    [{ words: 'qps' }, { language: 'qps', easy: false }],
    [{ words: 7 }, { language: '', easy: false }],
    [
      { words: 'en-easy', easy: false },
      { language: '', easy: false },
    ],
    [
      { words: 'en-easy', language: 'qps' },
      { language: 'qps', easy: true },
    ],
    [
      { words: 'qps', easy: true },
      { language: 'qps', easy: true },
    ],
  ])('read language and reading level of %j, which was one setting', (stored, read) => {
    expect(readPreferences({ ...stored, textSize: 150 })).toEqual({ ...DEFAULTS, textSize: 150, ...read });
  });

  it('take every value that a screen offers', () => {
    for (const [key, values] of Object.entries(CHOICES)) {
      for (const value of values) expect(readPreferences({ [key]: value })).toHaveProperty(key, value);
    }
  });
});

describe('the attributes of preferences', () => {
  it('are none for the defaults: the system decides', () => {
    expect(attributesOf(DEFAULTS)).toEqual({});
  });

  it('name what differs', () => {
    const chosen = { ...DEFAULTS, textSize: 130, motion: 'calm', largeIcons: true, sounds: true } as const;
    expect(attributesOf(chosen)).toEqual({
      'data-text': '130',
      'data-motion': 'calm',
      'data-large-icons': 'true',
    });
  });
});
