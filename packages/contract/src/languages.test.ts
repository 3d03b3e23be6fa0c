import { describe, expect, it } from 'vitest';
import { languageOf, languagesIn } from './languages.ts';

describe('the languages that a browser asks for', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['es-MX', ['es-MX']],
    ['en;q=0.5, es-MX, fr;q=0.8', ['es-MX', 'fr', 'en']],
    ['de ; q=0, es', ['es']],
    ['es;q=much', []],
  ])('are read from %j, best first', (header, languages) => {
    expect(languagesIn(header)).toEqual(languages);
  });

  it.each([
    [['es-MX', 'en'], 'es'],
    [['ES'], 'es'],
    [['de', 'es'], 'es'],
    [['en-GB', 'es'], 'en'],
    [['de'], 'en'],
    [['*'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ])('%j are answered in the first that there is', (tags, language) => {
    expect(languageOf(tags, { es: {} })).toBe(language);
  });
});
