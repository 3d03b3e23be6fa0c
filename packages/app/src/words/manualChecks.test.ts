import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoRewards, demoSeed } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { sayable } from '../../testing/words/saidPhrases.ts';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../docs/accessibility', name), 'utf8');

/** What screen readers say of themselves, as regular expressions. */
const ROLES =
  'article, button, check box, combo box, dialog, edit, entry, form, heading, heading (level )?\\d, link, list with \\d+ items, main content, page tab, panel, push button, radio button, region, tab, table with \\d+ rows \\d+ columns, toggle button, tool bar';
const STATES =
  '(not )?checked, (not )?selected, (row|column) \\d+, clickable, collapsed, current page, expanded, grayed, invalid entry, not pressed, read only, unavailable';
/** Modes of Orca, its words for an `aside` and for both places from which messages are said, its answer to a question, and a key. */
const OTHERS = '(browse|focus) mode, information, notification, statusbar, where am I, P';

const SPOKEN = [ROLES, STATES, OTHERS].flatMap((list) => list.split(', '));

const DEMO = [
  ...demoSeed(new Date()).members.map(({ displayName }) => displayName),
  ...demoRewards().map(({ name }) => name),
];

/** What whoever walks a script types. */
const TYPED = ['Hello', 'memry'];

/** Members who were made to listen on the product, and what they wrote. */
const ON_THE_PRODUCT = [
  'Ann Berg, Ben Clark, Mila Novak, Sue Lake, Tom Stone, +1 555 010 2030',
  'See you, And then, Now!, Send me money, Call me 555 010 2030, You are all silly, Message 5 from Sue, The plates are red',
].flatMap((list) => list.split(', '));

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase);

const [, scripts = ''] = read('review.md').split('## Ten minutes with a screen reader');

/** The column of what has to stay true. What was heard before is history. */
const now = [...read('manual-checks.md').matchAll(/^\|(?:[^|]*\|){3}([^|]*)\|/gm)].map(([, cell]) => cell);

describe.each([
  ['the scripts of ten minutes', scripts, TYPED],
  ['what has to stay true of the manual checks', now.join('\n'), ON_THE_PRODUCT],
])('%s', (_, text, written) => {
  const phrases = quotedIn(text);

  it('quote what the product says, and what screen readers say of themselves', () => {
    expect(phrases.length).toBeGreaterThan(80);
    const isSayable = sayable(SPOKEN, [...DEMO, ...written]);
    expect(phrases.filter((phrase) => !isSayable(phrase))).toEqual([]);
  });

  it('have each thing that somebody wrote', () => {
    expect(written.filter((one) => !phrases.some((phrase) => phrase.includes(one)))).toEqual([]);
  });
});

describe('a phrase', () => {
  const isSayable = sayable(SPOKEN, DEMO);

  it.each(['Share My Post', 'Close window', 'Log In now', 'Please fix some things', 'Welcome, Sam Nobody!'])(
    'is not what the product says: %s',
    (phrase) => {
      expect(isSayable(phrase)).toBe(false);
    },
  );

  it.each([
    'Share Post',
    'Welcome, Sam Rivers!, heading level 1',
    'Need Help? dialog. Close push button.',
    'Please fix 2 things',
  ])('is what it says, alone or with a word of the screen reader: %s', (phrase) => {
    expect(isSayable(phrase)).toBe(true);
  });
});
