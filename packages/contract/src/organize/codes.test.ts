import { describe, expect, it } from 'vitest';
import { codeIn } from './codes.ts';

describe('a code that somebody types', () => {
  it.each([
    'FB-7K3M-9QXA-2WTR',
    'fb-7k3m-9qxa-2wtr',
    ' FB 7K3M 9QXA 2WTR ',
    'fb7k3m9qxa2wtr',
    '7K3M-9QXA-2WTR',
    'FB–7K3M–9QXA–2WTR.',
    'ＦＢ-７Ｋ３Ｍ-9QXA-2WTR',
  ])('is found as “%s”', (given) => {
    expect(codeIn(given)).toBe('FB-7K3M-9QXA-2WTR');
  });

  it('may have signs that look like those of a code', () => {
    expect(codeIn('fb-oOiI-lL00-uuvv')).toBe('FB-0011-1100-VVVV');
  });

  it('may begin with FB itself', () => {
    expect(codeIn('FB-FB00-0000-0000')).toBe('FB-FB00-0000-0000');
    expect(codeIn('FB00-0000-0000')).toBe('FB-FB00-0000-0000');
  });

  it.each(['', 'FB', 'FB-7K3M-9QXA-2WT', 'FB-7K3M-9QXA-2WTRR', '7K3M', '💐'])('is none as “%s”', (given) => {
    expect(codeIn(given)).toBeUndefined();
  });
});
