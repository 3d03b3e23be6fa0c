import { CHALLENGE_TYPES, PRIVACIES, type ErrorCode } from '@friendbase/contract';
import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import type { Catalogue } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { CLUBS, GAMES } from './features/clubs/clubContent.ts';
import { TIERS } from './features/donations/tiers.ts';
import { CATEGORIES, VIDEO_CATEGORIES } from './lib/page/searchValues.ts';
import * as app from './words/en/index.ts';
import { productSources, saidKeys } from '../testing/words/saidKeys.ts';
import { keysThatSay, SPECIFIED } from '../testing/words/specified.ts';

/** Keys that come to their catalogue as data from another file: the call that asks for them, and what it asks for. */
const ASKED: readonly (readonly [call: string, keys: readonly string[]])[] = [
  ['challengeTypes(value)', CHALLENGE_TYPES],
  ['clubs(value)', CATEGORIES],
  ['clubs.difficulties(game)', GAMES.map(({ game }) => game)],
  ['clubs.games(game)', GAMES.map(({ game }) => game)],
  ['clubs.names(club.name)', CLUBS.map(({ name }) => name)],
  ['composer(one)', PRIVACIES],
  ['donations.tiers(id)', TIERS.map(({ id }) => id)],
  ['games.story(effect)', ['gratitude', 'inspire']],
  ['memberErrors(reasonOf)', ['newPasswordTooShort'] satisfies ErrorCode[]],
  ['post(privacy)', PRIVACIES],
  ['recovery(reasonOf)', ['newPasswordTooShort'] satisfies ErrorCode[]],
  ['videos(category)', VIDEO_CATEGORIES],
];

/** A storage answers with it, and the sender asks for another address by itself: in the end members read “It took too long.” */
const UNSAID = ['8 Uploads: memberErrors.uploadExpired'];

const byPackage: Readonly<Record<string, Readonly<Record<string, Catalogue>>>> = {
  app,
  games,
  'ui-kit': kit,
};

/** By its name in a file of words, of the own package or of another. */
function findCatalogue(file: string, from: string, name: string): Catalogue | undefined {
  const [owner = ''] = from.startsWith('@friendbase/') ? from.split('/').slice(1) : file.split('/');
  return /\/words\/en(\/|$)/.test(from) ? byPackage[owner]?.[name] : undefined;
}

/** The words of the specification that these sources do not ask for. */
function unsaidIn(sources: Readonly<Record<string, string>>): string[] {
  const { keys, asked } = saidKeys(sources, findCatalogue);
  const handed = ASKED.filter(([call]) => asked.has(call)).flatMap(([call, all]) =>
    all.map((key) => `${call.slice(0, call.indexOf('('))}.${key}`),
  );
  return SPECIFIED.flatMap(([section, name, texts]) =>
    [...new Set(texts.flatMap((text) => keysThatSay(text, name)))]
      .map((key) => `${name}.${key}`)
      .filter((key) => !keys.has(key) && !handed.includes(key))
      .map((key) => `${section}: ${key}`),
  );
}

describe('the words of the specification', () => {
  const sources = productSources();

  it('are each asked for by the product', () => {
    expect(unsaidIn(sources)).toEqual(UNSAID);
  });

  it('are missed where nobody asks for them any more, as a key, a choice, in a list or as what a call takes', () => {
    const uses = [
      ["t('edit')", "t('gone')", '2 Profile: profile.edit'],
      ["? 'unlike' :", "? 'gone' :", '2 Home: post.unlike'],
      ["words: 'managePrivacy'", "words: 'gone'", '2 Profile: profile.managePrivacy'],
      ['ofTiers(id)', "ofTiers('gone')", '2 Donations: donations.tiers.hero'],
    ] as const;
    const without = (code: string) => uses.reduce((left, [use, gone]) => left.replaceAll(use, gone), code);
    const left = Object.entries(sources).map(([file, code]) => [file, without(code)] as const);
    expect(unsaidIn(Object.fromEntries(left))).toEqual(
      expect.arrayContaining([...UNSAID, ...uses.map(([, , missed]) => missed)]),
    );
  });

  it('are not asked for by a comment, a type, a comparison, or the words of another catalogue', () => {
    const said = ['said', 'chosen', 'begunHere', 'listed'];
    const unsaid = ['noted', 'typed', 'compared', 'named', 'sent', 'ofOthers'];
    const planted: Catalogue = {
      name: 'planted',
      messages: Object.fromEntries([...said, ...unsaid].map((key) => [key, key])),
    };
    const code = `
      import { planted as words } from './words/en/planted.ts';
      import { others } from './words/en/others.ts';
      const LISTED = { named: 'listed' };
      const SENT = { type: 'sent' };
      // t('noted')
      function Part({ kind }: { kind: 'typed' | 'other' }) {
        const t = useWords(words);
        return [t('said'), t(kind === 'compared' ? 'chosen' : \`begun\${kind}\`), t(LISTED[kind])];
      }
      function Other() {
        const t = useWords(others);
        return t('ofOthers');
      }`;
    const found: Readonly<Record<string, Catalogue>> = {
      './words/en/planted.ts': planted,
      './words/en/others.ts': { ...planted, name: 'others' },
    };
    const { keys } = saidKeys({ 'app/src/Part.tsx': code }, (_, from) => found[from]);
    expect([...keys].filter((key) => key.startsWith('planted.'))).toEqual(
      said.map((key) => `planted.${key}`),
    );
  });
});
