import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, sentencesOf, wordEnd } from './sentences.ts';

const cut = (text: string) => sentencesOf(text, 'en-US').map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it.each([
    ['nothing', '', []],
    ['signs alone', ' · … !', []],
    ['one without an end', 'Hello there', ['Hello there']],
    ['several', 'I did it!  Was it hard? Yes.', ['I did it!', 'Was it hard?', 'Yes.']],
    ['lines', 'One\nTwo\n\nThree', ['One', 'Two', 'Three']],
    ['a number with a point', 'It costs 2.50 today.', ['It costs 2.50 today.']],
    ['an emoji alone', '🎉', ['🎉']],
    ['Arabic', 'مرحبا. كيف حالك؟', ['مرحبا.', 'كيف حالك؟']],
  ])('are found in %s', (_, text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  it('are cut at a comma where they are too long for one breath of the browser', () => {
    const long = `${'one two three four five, '.repeat(12)}end.`;
    const parts = cut(long);
    expect(parts.every((part) => part.length <= MOST_CHARACTERS)).toBe(true);
    expect(parts[0]).toMatch(/five,$/);
    expect(parts.join(' ')).toBe(long);
  });

  it('lose nothing of a word that never ends, and never half a sign', () => {
    const parts = cut('😀'.repeat(200));
    expect(parts.join('')).toBe('😀'.repeat(200));
    expect(parts.every((part) => part.isWellFormed() && part.length <= MOST_CHARACTERS)).toBe(true);
  });

  it('end a word where its letters end', () => {
    expect("Don't stop, Zoë!".slice(0, wordEnd("Don't stop, Zoë!", 0))).toBe("Don't");
    expect(wordEnd("Don't stop, Zoë!", 12)).toBe(15);
  });
});
