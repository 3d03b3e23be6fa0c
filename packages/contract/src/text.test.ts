import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCount, foldCase, Id, line, text, Timestamp } from './text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const wideText = fc.string({ unit: 'grapheme', maxLength: 30 });
/** Text with letters that change their form, number or place when folded. */
const oddText = fc.string({
  unit: fc.constantFrom(
    'İ',
    'I',
    'ı',
    'ẞ',
    'ß',
    'Σ',
    'ς',
    'ﬁ',
    'Ａ',
    '¨',
    '\u{212A}',
    'é',
    '\u{301}',
    ' ',
    '\u{3000}',
    'x',
  ),
});

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['🌻🌻', 2],
    ['é', 1],
    ['مرحبا', 5],
  ])('counts “%s” as %i', (words, count) => {
    expect(characterCount(words)).toBe(count);
  });

  it('adds up over parts', () => {
    fc.assert(
      fc.property(wideText, wideText, (a, b) => {
        expect(characterCount(a + b)).toBe(characterCount(a) + characterCount(b));
      }),
    );
  });
});

describe('comparing names', () => {
  it.each([
    ['Ann', 'ann'],
    ['  ann ', 'ANN'],
    ['ａｎｎ', 'Ann'],
    ['Zoë', 'ZOE\u{308}'],
    ['ﬁnn', 'FINN'],
  ])('takes “%s” and “%s” for the same', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it.each([
    ['ann', 'anne'],
    ['zoe', 'zoë'],
    ['a nn', 'ann'],
  ])('tells “%s” from “%s”', (one, other) => {
    expect(foldCase(one)).not.toBe(foldCase(other));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, oddText), (words) => {
        expect(foldCase(foldCase(words))).toBe(foldCase(words));
      }),
    );
  });

  it('sees no difference in spaces around and in capital letters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (words) => {
        expect(foldCase(`  ${words.toUpperCase()}\t`)).toBe(foldCase(words));
      }),
    );
  });
});

describe('text', () => {
  it.each(['a\0b', 'half \ud83c', '\udf3b half'])('refuses %j, which cannot be stored', (words) => {
    expect(text(100).safeParse(words).success).toBe(false);
  });

  it('is stored to the letter up to its limit, and refused beyond', () => {
    fc.assert(
      fc.property(wideText, fc.integer({ min: 0, max: 30 }), (words, max) => {
        fc.pre(!words.includes('\0'));
        const { data } = text(max).safeParse(words);
        expect(data).toBe(characterCount(words) <= max ? words : undefined);
      }),
    );
  });
});

describe('a line', () => {
  it.each([
    'two\nlines',
    'a\tb',
    'un\u{200B}seen',
    '\u{202E}turned',
    'a\u{2028}b',
    '\u{FEFF}x\u{FEFF}y',
    'a\u{E000}',
  ])('refuses %j, which has unseen characters', (words) => {
    expect(line(100).safeParse(words).success).toBe(false);
  });

  it.each(['Zoë Łuk', '👩🏽‍🦽', 'نادية', 'می‌خواهم', 'O’Neil-Smith'])('keeps “%s”', (words) => {
    expect(line(100).parse(words)).toBe(words);
  });

  it('counts only what is left without the spaces around it', () => {
    expect(line(3).parse('  abc  ')).toBe('abc');
    expect(line(3).safeParse(' abcd ').success).toBe(false);
  });
});

describe('ids and times', () => {
  it.each(['', ' ', 'a b', '../x', 'a'.repeat(65), "'--", 'é'])('refuses the id “%s”', (id) => {
    expect(Id.safeParse(id).success).toBe(false);
  });

  it.each([
    '2024-01-01',
    '2024-01-01T08:00:00Z',
    '2024-01-01T08:00:00.000+01:00',
    '2024-13-01T08:00:00.000Z',
  ])('refuses the time %s', (time) => {
    expect(Timestamp.safeParse(time).success).toBe(false);
  });

  it('takes every time as computers write it', () => {
    const times = fc.date({
      min: new Date(0),
      max: new Date('9999-12-31T00:00:00.000Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, (time) => {
        expect(Timestamp.safeParse(time.toISOString()).success).toBe(true);
      }),
    );
  });
});
