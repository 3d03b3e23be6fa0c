import { describe, expect, it } from 'vitest';
import { catalogue, messageOf, type Format, type Translate } from './catalogue.ts';
import { isKnown, REFERENCE, say, sayWords, type CurrentWords } from './format.ts';
import { PLURAL_CASES, type Language } from './plurals.ts';
import { wording } from './pseudo.ts';
import { wordingOf } from './store.ts';
import { translationOf } from './translation.ts';

const test = catalogue('test', {
  close: 'Close',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  likes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 like', other: `${f.number(count)} likes`, '=0': 'No likes' }),
  state: ({ is }: { is: 'open' | 'shut' }, f) => f.select({ open: 'It is open.', shut: 'It is shut.' }, is),
});
const spanish = translationOf<typeof test>()('es', {
  welcome: ({ name }) => `¡Te damos la bienvenida, ${name}!`,
  likes: ({ count }, f) =>
    f.plural(count, {
      one: 'A 1 persona le gusta',
      many: `A ${f.number(count)} de personas les gusta`,
      other: `A ${f.number(count)} personas les gusta`,
    }),
});
const easySpanish = translationOf<typeof test>()('es', { welcome: ({ name }) => `Hola, ${name}.` });
const inSpanish: CurrentWords = {
  language: 'es',
  easy: false,
  locale: 'es',
  direction: 'ltr',
  chain: [wordingOf({ test: spanish })],
};
const inEasySpanish: CurrentWords = {
  ...inSpanish,
  easy: true,
  chain: [wordingOf({ test: easySpanish }), ...inSpanish.chain],
};
/** As damaged as no catalogue that compiles: the forms for most counts are missing. */
const brokenEasySpanish = {
  likes: ({ count }: { count: number }, f: Format<Language>) =>
    f.plural(count, { one: 'Una persona' } as never),
};
const inPseudo: CurrentWords = {
  language: 'qps',
  easy: false,
  locale: 'ar',
  direction: 'rtl',
  chain: [wording],
};

const speak =
  (current: CurrentWords): Translate<typeof test> =>
  (key, ...[args]) =>
    say(current, test, key, args);

describe('a catalogue', () => {
  it('refuses mistakes before anything runs', () => {
    const t = speak(REFERENCE);
    const mistakes = () => [
      // @ts-expect-error -- no such key
      t('clsoe'),
      // @ts-expect-error -- the argument is missing
      t('welcome'),
      // @ts-expect-error -- the argument has another name
      t('welcome', { nmae: 'Sam' }),
      // @ts-expect-error -- this message has no arguments
      t('close', { name: 'Sam' }),
      // @ts-expect-error -- a value that the message does not know
      t('state', { is: 'ajar' }),
      // @ts-expect-error -- the argument is missing, as data too
      messageOf(test, 'welcome'),
      catalogue('mistakes', {
        // @ts-expect-error -- English tells one from other
        likes: ({ count }: { count: number }, f) => f.plural(count, { other: 'likes' }),
        // @ts-expect-error -- English has no form for few
        posts: ({ count }: { count: number }, f) => f.plural(count, { one: '', few: '', other: '' }),
      }),
      translationOf<typeof test>()('es', {
        // @ts-expect-error -- Spanish tells many from other
        likes: ({ count }, f) => f.plural(count, { one: '', other: '' }),
      }),
      // @ts-expect-error -- the reference has no such key
      translationOf<typeof test>()('es', { welcom: 'Hola' }),
      // @ts-expect-error -- the words leave out the name
      translationOf<typeof test>()('es', { welcome: '¡Hola!' }),
      // @ts-expect-error -- the words leave out the name
      translationOf<typeof test>()('es', { welcome: () => '¡Hola!' }),
      // @ts-expect-error -- the reference has no such argument
      translationOf<typeof test>()('es', { welcome: ({ friend }) => `¡Hola, ${String(friend)}!` }),
      // @ts-expect-error -- the reference has no arguments here
      translationOf<typeof test>()('es', { close: ({ name }: { name: string }) => name }),
    ];
    expect(mistakes).toBeTypeOf('function');
  });

  it.each([
    [0, 'No likes'],
    [1, '1 like'],
    [1200, '1,200 likes'],
  ])('counts %i in the words of en', (count, words) => {
    expect(speak(REFERENCE)('likes', { count })).toBe(words);
  });

  it.each([
    [1, 'A 1 persona le gusta'],
    [2, 'A 2 personas les gusta'],
    [1_000_000, 'A 1.000.000 de personas les gusta'],
  ])('counts %i by the rules of another language', (count, words) => {
    expect(speak(inSpanish)('likes', { count })).toBe(words);
  });

  it('says in the words of en what a translation leaves out, by the rules of English', () => {
    expect(speak(inSpanish)('close')).toBe('Close');
    expect(speak(inSpanish)('state', { is: 'shut' })).toBe('It is shut.');
  });

  it('falls along the chain: easy words of the language, the language, English', () => {
    const t = speak(inEasySpanish);
    expect(t('welcome', { name: 'Sam' })).toBe('Hola, Sam.');
    expect(t('likes', { count: 2 })).toBe('A 2 personas les gusta');
    expect(t('close')).toBe('Close');
  });

  it.each([
    [1, 'Una persona'],
    [2, 'A 2 personas les gusta'],
    [1_000_000, 'A 1.000.000 de personas les gusta'],
  ])('falls along the chain where a plural form is missing: %i', (count, words) => {
    const chain = [wordingOf({ test: brokenEasySpanish }), ...inSpanish.chain];
    expect(speak({ ...inEasySpanish, chain })('likes', { count })).toBe(words);
  });

  it.each([
    [1, 'Una persona'],
    [2, '2 likes'],
  ])('is said in English, never as a key, where the whole chain has no form: %i', (count, words) => {
    const chain = [wordingOf({ test: brokenEasySpanish })];
    expect(speak({ ...inSpanish, chain })('likes', { count })).toBe(words);
  });

  it('is longer in qps, and leaves names as they are', () => {
    expect(speak(inPseudo)('welcome', { name: 'Sam Lee' })).toBe('⟦Ŵééļçööɱéé, Sam Lee!⟧');
    expect(speak(inPseudo)('likes', { count: 1200 })).toBe('⟦1,200 ļîîķééš⟧');
  });

  it('says a message that was stored as data', () => {
    const stored = JSON.parse(JSON.stringify(messageOf(test, 'welcome', { name: 'Sam' }))) as never;
    expect([REFERENCE, inSpanish].map((current) => sayWords(current, stored))).toEqual([
      'Welcome, Sam!',
      '¡Te damos la bienvenida, Sam!',
    ]);
  });

  it('knows what it cannot say anymore', () => {
    const gone = [
      { catalogue: 'gone', key: 'close' },
      { catalogue: 'test', key: 'gone' },
    ];
    expect(gone.map(isKnown)).toEqual([false, false]);
    expect(gone.map((words) => sayWords(REFERENCE, words))).toEqual(['', '']);
  });
});

describe('the plural forms', () => {
  it.each(Object.entries(PLURAL_CASES))('of %s are those of Unicode', (language, cases) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(new Set<string>(pluralCategories)).toEqual(new Set<string>(cases));
  });
});
