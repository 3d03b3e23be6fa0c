import { describe, expect, it } from 'vitest';
import { newStep } from '../orca/checks.ts';
import { transcript } from '../orca/report.ts';
import { type Difference, differences } from './compare.ts';
import { inWordsOfOrca, wordsHere } from './wording.ts';

/** A transcript: what is done, and the lines that are said then. */
const saying = (...rows: readonly (readonly [does: string, ...said: string[]])[]): string =>
  transcript(
    'A title',
    rows.map(([does, ...said]) => ({ ...newStep(does), said })),
  );

/** What is not named, and which of the named ones was met. */
function compared(orca: string, virtual: string, named: readonly Difference[] = []) {
  const used = new Set<Difference>();
  return { left: differences('trial', [orca, virtual], named, used), used: [...used] };
}

const MODE: Difference = { who: 'Orca', what: /^Focus mode$/u, why: 'Of Orca.' };

describe('what two readers say of the same steps', () => {
  it.each<[string, string, string, string[]]>([
    ['nothing where both say it', saying(['Tab', 'Save.']), saying(['Tab', 'Save']), []],
    [
      'what one of them leaves out',
      saying(['Tab', 'Save.', '2 likes.']),
      saying(['Tab', 'Save.']),
      ['trial, Tab: Orca alone says “2 likes”.'],
    ],
    [
      'what one of them adds',
      saying(['Tab', 'Save.']),
      saying(['Tab', 'Save.', 'Save.']),
      ['trial, Tab: virtual alone says “Save”.'],
    ],
    [
      'another order',
      saying(['Tab', 'One.', 'Two.']),
      saying(['Tab', 'Two.', 'One.']),
      ['trial, Tab: virtual alone says “One”.', 'trial, Tab: Orca alone says “One”.'],
    ],
    [
      'words that are said a step later',
      saying(['Tab', 'One.'], ['Return']),
      saying(['Tab'], ['Return', 'One.']),
      ['trial, Tab: Orca alone says “One”.', 'trial, Return: virtual alone says “One”.'],
    ],
    [
      'a step more',
      saying(['Tab', 'One.'], ['Tab', 'Two.']),
      saying(['Tab', 'Two.']),
      ['trial, Tab: Orca alone says “a step more”.', 'trial, Tab: Orca alone says “One”.'],
    ],
  ])('finds %s', (_, orca, virtual, left) => {
    expect(compared(orca, virtual).left.toSorted()).toEqual(left.toSorted());
  });

  it('takes what is named, and tells that it was met', () => {
    const [orca, virtual] = [saying(['Tab', 'Name entry.', 'Focus mode']), saying(['Tab', 'Name entry.'])];
    expect(compared(orca, virtual, [MODE])).toEqual({ left: [], used: [MODE] });
    expect(compared(virtual, virtual, [MODE]).used).toEqual([]);
  });

  it.each<[string, Difference]>([
    ['the other one', { ...MODE, who: 'virtual' }],
    ['another journey', { ...MODE, journeys: ['another'] }],
    ['another step', { ...MODE, does: /^Return$/u }],
  ])('does not take what is named of %s', (_, named) => {
    const [orca, virtual] = [saying(['Tab', 'Focus mode']), saying(['Tab'])];
    expect(compared(orca, virtual, [named]).left).toEqual(['trial, Tab: Orca alone says “Focus mode”.']);
  });
});

describe('what the virtual reader says, in the words of Orca', () => {
  const inWords = (phrase: string, itemText = '', value = '', before = '') =>
    inWordsOfOrca({ phrase, itemText, value, before });

  it.each<[string, string[], string[]]>([
    ['a button', ['button, Close', 'Close'], ['Close push button.']],
    ['a heading', ['heading, Welcome, Ann!, level 1', 'Welcome, Ann!'], ['Welcome, Ann! heading level 1.']],
    [
      'a field with a description',
      ['textbox, Email, It is yours, and nobody sees it., required', 'Email'],
      ['Email entry.', 'It is yours, and nobody sees it.'],
    ],
    ['a field with words', ['textbox, Name, ann', 'Name, ann', 'ann'], ['Name entry ann.']],
    [
      'a button that is pressed',
      ['button, Calm, pressed, not disabled', 'Calm'],
      ['Calm toggle button pressed.'],
    ],
    ['one that opens something', ['button, More, not expanded', 'More'], ['More collapsed push button.']],
    ['a group', ['region, Your account', 'Your account'], ['region Your account.']],
    ['what is announced', ['polite: Saved.'], ['Saved.']],
    ['an announcer that is emptied', ['polite: '], []],
  ])('words %s', (_, [phrase = '', itemText, value], lines) => {
    expect(inWords(phrase, itemText, value)).toEqual(lines);
  });

  it('says of a thing that changed what changed', () => {
    const before = 'button, More, not expanded, has popup menu';
    expect(inWords('button, More, expanded, has popup menu', 'More', '', before)).toEqual(['expanded']);
    expect(inWords('button, More (2), expanded', 'More (2)', '', 'button, More, expanded')).toEqual([]);
  });

  it('leaves out of a journey what it has no words for', () => {
    expect(['Password password text', 'Focus mode', 'Close push button'].map(wordsHere)).toEqual([
      'Password',
      '',
      'Close push button',
    ]);
  });
});
