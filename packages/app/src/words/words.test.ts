import { claimsRole, DRAWN_PEOPLE } from '@friendbase/contract';
import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import { REFERENCE, say, wordingOf, type Catalogue, type CurrentWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import * as app from './en/index.ts';
import { words as easyWords } from './en-easy/index.ts';
import { gapsOf } from '../../testing/words/gapsOf.ts';
import { loadedWords } from '../../testing/words/loadedWords.ts';

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

/** Short forms that members meet, and what is said in full where each stands first. Source: accessibility criterion 3.1.4. */
const SHORT_FORMS = { FBB: 'FriendBase Bucks', WCAG: 'Web Content Accessibility Guidelines' };

/** Levels of rules, names of screen readers, a word, and half of a day: nobody says more of them. */
const SAID_AS_THEY_ARE = ['AA', 'AAA', 'JAWS', 'NVDA', 'OK', 'PM'];

/** Where the words of a catalogue are seen, those of the other are too: they say its short form in full. */
const SEEN_WITH: Readonly<Record<string, string>> = {
  'comfort.settings': 'comfort.asking',
  'games.story': 'videos',
  rewards: 'tournaments',
};

/** What members look for, and do not read or hear. */
const LOOKED_FOR = /^comfort\.synonyms\./;

/** Each has an easier one. Source: COGA pattern 4.4.1. */
const HARD_WORDS =
  /\b(access|additional\w*|approximately|assist\w*|attempt\w*|complet\w*|currently|expired?|facilitat\w*|frequently|immediately|initiat\w*|modif(y|ied)|notif(y|ied)|obtain\w*|prior|purchas\w*|receiv\w*|recover|requir\w*|respond\w*|resume|retriev\w*|re-?select\w*|several|submit\w*|subsequent\w*|sufficient\w*|terminat\w*|utili[sz]\w*|various|verif\w*|via)\b/i;

/** Messages whose hard words are the specification's. */
const BY_SPECIFICATION = [
  'findUsername.emailRequired',
  'kit.media.resume',
  'memberErrors.uploadExpired',
  'signUpErrors.signupIncomplete',
  'tournamentStatus.completed',
  'uploads.restoredAll',
  'uploads.restoredSome',
];

/** Said in two ways, by what it means: nobody knows which one before the rest is read. Source: accessibility criterion 3.1.6. */
const SAID_IN_TWO_WAYS = [
  // Today or yesterday.
  /\b(I|you|we|they|friends?|members?|people) read\b/i,
  /^read[.!]?$/i,
  // At home, or as it happens.
  /(?<!\bwhere \w+ )\blives?\b/i,
  /\blead\b|\b(bass|bow|desert|invalid|object|present|project|record|refuse|sow|tear|wind|wound)s?\b/i,
];

/** Says something else than its words do: some take it for what they say. Source: COGA pattern 4.4.4. */
const FIGURE_OF_SPEECH =
  /\b(as \w+ as it gets|at hand|behind the bell|by heart|do(es)? you good|eye on|from scratch|good time|hang in|heads[ -]up|in (mind|no time|touch)|on (board|the same page)|piece of cake|bell rests|time (flies|runs)|up to (date|speed))\b/i;

/** Letters and small words of other languages, which would need a part of their own language. Source: WCAG 3.1.2. */
const FOREIGN = [
  /[^\p{ASCII}\p{P}\p{S}\p{Z}]/u,
  /\b(avec|bonjour|ciao|danke|der|des|ein|eine|el|est|etc|gracias|hola|ich|ist|las|le|los|merci|mit|muy|namaste|para|por|pour|que|siesta|und|une|versa)\b/i,
];

const isForeign = (text: string) => FOREIGN.some((letters) => letters.test(text));
const isSaidInTwoWays = (sentence: string) => SAID_IN_TWO_WAYS.some((words) => words.test(sentence));

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
    const negations = /\b(not|no|never|nobody|nothing|none|without|cannot|unless|\w+n['’]t)\b/gi;
    const clausesOf = (text: string) => text.split(/[.,:;!?]\s|\band\b/);
    const twice = all.filter(({ text }) =>
      clausesOf(text).some((clause) => (clause.match(negations) ?? []).length > 1),
    );
    expect(twice).toEqual([]);
  });

  it('have more than two commas in a sentence for a list alone', () => {
    // What a picture shows and where a card lies are no sentences.
    const sentences = all.filter(({ from }) => !/^kit\.(people|play)\./.test(from));
    const isList = (sentence: string) => /, (\d+\.|[^,]+ (and|or) [^,]+)$/.test(sentence);
    const nested = sentences
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => sentence.split(',').length > 3 && !isList(sentence));
    expect(nested).toEqual([]);
  });

  it('lead to nothing on the page by its colour, side, shape or sound', () => {
    const sensed =
      /\b(red|green|blue|yellow|purple|pink|on the (left|right)|round button|square|beep|tone)\b/i;
    expect(all.filter(({ from, text }) => !NOT_ABOUT_THE_PAGE.test(from) && sensed.test(text))).toEqual([]);
  });

  it('shorten no other words than those that are listed', () => {
    const known = [...SAID_AS_THEY_ARE, ...Object.keys(SHORT_FORMS), 'FRIEND'];
    const short = all.flatMap(({ text }) => text.match(/\b[A-Z]{2,}\b/g) ?? []);
    expect([...new Set(short)].filter((one) => !known.includes(one))).toEqual([]);
  });

  it.each(Object.entries(SHORT_FORMS))('say what %s is, in each catalogue that uses it', (short, inFull) => {
    const nameOf = (from: string) => from.slice(0, from.lastIndexOf('.'));
    const isSaidIn = (name: string) =>
      all.some(({ from, text }) => nameOf(from) === name && text.includes(inFull));
    const used = all.filter(
      ({ from, text }) => !LOOKED_FOR.test(from) && new RegExp(`\\b${short}\\b`).test(text),
    );
    const names = [...new Set(used.map(({ from }) => nameOf(from)))];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isSaidIn(SEEN_WITH[name] ?? name))).toEqual([]);
  });

  it('have no hard word where there is an easier one', () => {
    const hard = all.filter(({ from, text }) => !LOOKED_FOR.test(from) && HARD_WORDS.test(text));
    expect(hard.filter(({ from }) => !BY_SPECIFICATION.includes(from))).toEqual([]);
  });

  it('have no word that is said in two ways, where nothing before it tells which', () => {
    const unclear = all.filter(({ text }) => sentencesOf(text).some(isSaidInTwoWays));
    expect(unclear.filter(({ from }) => !LOOKED_FOR.test(from))).toEqual([]);
    expect(['You read it.', 'Read', 'Live music', 'A red bow'].map(isSaidInTwoWays)).not.toContain(false);
    expect(['You can read it.', 'Do not say where you live.'].map(isSaidInTwoWays)).not.toContain(true);
  });

  it('have no figure of speech', () => {
    expect(all.filter(({ text }) => FIGURE_OF_SPEECH.test(text))).toEqual([]);
    expect('You practice to keep an order in mind.').toMatch(FIGURE_OF_SPEECH);
  });

  it('have no words of another language', () => {
    expect(all.filter(({ text }) => isForeign(text))).toEqual([]);
    expect(['Gracias a todos', 'Déjà vu', 'Und so weiter', 'さようなら'].map(isForeign)).not.toContain(false);
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

/** Quoted, and no words of the product: part of an address, examples, and a button of the browser. */
const OTHERS = ['busy', 'My phone', 'Leo wrote to you', 'Allow'];

it.each([REFERENCE, easy])(
  'call buttons, lines and marks that they quote as these are called, easy: $easy',
  (words) => {
    const all = said(words);
    const bare = (text: string) => text.replace(/[.,]$/, '');
    const names = new Set(all.map(({ text }) => bare(text)));
    const quoted = all.flatMap(({ from, text }) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ from, name: bare(name) })),
    );
    expect(quoted.length).toBeGreaterThan(20);
    // What is filled in is named elsewhere.
    const isFilledIn = (name: string) => name === '7';
    expect(
      quoted.filter(({ name }) => !names.has(name) && !OTHERS.includes(name) && !isFilledIn(name)),
    ).toEqual([]);
  },
);
