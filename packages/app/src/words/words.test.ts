import { claimsRole, DRAWN_PEOPLE } from '@friendbase/contract';
import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import { REFERENCE, say, wordingOf, type Catalogue, type CurrentWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import * as app from './en/index.ts';
import { words as easyWords } from './en-easy/index.ts';
import { gapsOf } from './testing/gapsOf.ts';
import { loadedWords } from './testing/loadedWords.ts';

const catalogues: Catalogue[] = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];
const easy: CurrentWords = { ...REFERENCE, easy: true, chain: [wordingOf(easyWords)] };

/** Arguments that are one of a few words, which no number is. */
const CHOICES: Readonly<Record<string, string>> = { roughly: 'half', operator: 'plus', word: 'FRIEND' };

/** Stands in for the arguments of a message, and notes which of them it uses. */
function anyArgs() {
  const used = new Set<string>();
  const args = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        used.add(String(name));
        return CHOICES[String(name)] ?? '7';
      },
    },
  );
  return { args, used };
}

const said = (words: CurrentWords) =>
  catalogues.flatMap((catalogue) =>
    Object.keys(catalogue.messages).map((key) => {
      const { args, used } = anyArgs();
      return { from: `${catalogue.name}.${key}`, text: say(words, catalogue, key, args), used: [...used] };
    }),
  );

/** What is said of a real place, a drawn person or a thing to do away from the page; and how a setting is found or named. */
const NOT_ABOUT_THE_PAGE = /^(kit\.people|events\.content|rewards\.|comfort\.)/;

/** Short forms that members meet. Source: accessibility criterion 3.1.4. */
const SHORT_FORMS = ['AA', 'AAA', 'FBB', 'JAWS', 'MB', 'NVDA', 'OK', 'PM', 'WCAG'];

/** Two “not” in one clause. Rewording them takes them out of here. */
const TWICE_NOT = ['profile.contact.hint', 'recoveryCard.secret'];

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const wordsIn = (text: string) => text.split(/\s+/).length;

it('have catalogues of different names, in en', () => {
  const names = catalogues.map(({ name }) => name);
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(
    [...new Set(names)].toSorted((one, other) => one.localeCompare(other)),
  );
});

describe.each([
  ['en', REFERENCE],
  ['en-easy', easy],
])('the words of %s', (_, words) => {
  const all = said(words);

  it('are found', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('have a word on the badge of a moderator that no name may have', () => {
    expect(claimsRole(say(words, app.roles, 'moderator', {}))).toBe(true);
  });

  it('come in sentences of 20 words or fewer', () => {
    const long = all.flatMap(({ text }) => sentencesOf(text)).filter((line) => wordsIn(line) > 20);
    expect(long).toEqual([]);
  });

  it('come in paragraphs of 50 words or fewer', () => {
    expect(all.filter(({ text }) => wordsIn(text) > 50)).toEqual([]);
  });

  it('keep a size and its unit on one line', () => {
    expect(all.filter(({ text }) => / [kM]B\b/.test(text))).toEqual([]);
  });

  it('are spelled as in America', () => {
    const british =
      /\b(colour|grey|centre|favourite|behaviour|neighbour|moustache|cancelled|practis|organis|recognis|apologis)/i;
    expect(all.filter(({ text }) => british.test(text))).toEqual([]);
  });

  it('have no dates or choices written with slashes', () => {
    expect(all.filter(({ text }) => /\d+\/\d+/.test(text))).toEqual([]);
  });

  it('have no emoji, which would need a word beside it', () => {
    expect(all.filter(({ text }) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it('say “not” once in a clause', () => {
    const negations = /\b(not|no|never|nobody|nothing|none|without|cannot|unless)\b/gi;
    const clausesOf = (text: string) => text.split(/[.,:;!?]\s|\band\b/);
    const twice = all.filter(({ text }) =>
      clausesOf(text).some((clause) => (clause.match(negations) ?? []).length > 1),
    );
    expect(twice.map(({ from }) => from).filter((from) => !TWICE_NOT.includes(from))).toEqual([]);
  });

  it('lead to nothing on the page by its colour, side, shape or sound', () => {
    const sensed =
      /\b(red|green|blue|yellow|purple|pink|on the (left|right)|round button|square|beep|tone)\b/i;
    expect(all.filter(({ from, text }) => !NOT_ABOUT_THE_PAGE.test(from) && sensed.test(text))).toEqual([]);
  });

  it('shorten no other words than those that are listed', () => {
    const short = all.flatMap(({ text }) => text.match(/\b[A-Z]{2,}\b/g) ?? []);
    expect([...new Set(short)].filter((one) => !SHORT_FORMS.includes(one) && one !== 'FRIEND')).toEqual([]);
  });
});

it('lack no message and no plural form, in any language', async () => {
  const levels = await loadedWords();
  expect(levels).toMatchObject([
    { language: 'en', easy: false },
    { language: 'en', easy: true },
  ]);
  expect(levels.flatMap((words) => gapsOf(words, catalogues))).toEqual([]);
});

describe('the words of en-easy', () => {
  it('name catalogues and messages of en alone', () => {
    const known = new Set(said(REFERENCE).map(({ from }) => from));
    const own = Object.entries(easyWords).flatMap(([name, messages]) =>
      Object.keys(messages).map((key) => `${name}.${key}`),
    );
    expect(own.filter((one) => !known.has(one))).toEqual([]);
    expect(own.length).toBeGreaterThan(50);
  });

  it('use the arguments that those of en use', () => {
    const inEn = said(REFERENCE).map(({ from, used }) => ({ from, used: used.toSorted() }));
    expect(said(easy).map(({ from, used }) => ({ from, used: used.toSorted() }))).toEqual(inEn);
  });

  it('are shorter than 13 words a sentence', () => {
    const own = said(easy).filter(({ from }) => {
      const [name = '', key = ''] = from.split(/\.(?=\w+$)/);
      return key in ((easyWords as Record<string, object>)[name] ?? {});
    });
    expect(own.flatMap(({ text }) => sentencesOf(text)).filter((line) => wordsIn(line) > 12)).toEqual([]);
  });
});

it('has a drawing and a description for everybody whom a member can choose', () => {
  expect(Object.keys(kit.people.messages).toSorted()).toEqual([...DRAWN_PEOPLE].toSorted());
});

it('describes them in a few words', () => {
  for (const [name, words] of Object.entries(kit.people.messages)) {
    expect(words).toMatch(new RegExp(`^${name}: `, 'i'));
    expect(words.split(' ').length).toBeLessThanOrEqual(12);
  }
});
