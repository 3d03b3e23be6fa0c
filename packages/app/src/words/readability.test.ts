import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import { say, type Catalogue, type CurrentWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import * as app from './en/index.ts';
import { loadedWords } from '../../testing/words/loadedWords.ts';
import { READABILITY, type Readability } from './readability.ts';

const catalogues = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];
const levels = await loadedWords();

/** Whole sentences of a catalogue: a formula says nothing about labels of one or two words. */
function sentencesOf(words: CurrentWords, catalogue: Catalogue): string[] {
  const args = new Proxy<Record<string, string>>({}, { get: () => '7' });
  return Object.keys(catalogue.messages)
    .map((key) => say(words, catalogue, key, args))
    .filter((text) => /[.!?]$/.test(text) && text.split(/\s+/).length > 2);
}

/** The grade of each catalogue that has enough to read for a formula. */
const gradesIn = (words: CurrentWords, { gradeOf }: Readability) =>
  catalogues
    .map((catalogue) => ({ name: catalogue.name, sentences: sentencesOf(words, catalogue) }))
    .filter(({ sentences }) => sentences.length >= 4)
    .map(({ name, sentences }) => ({ name, grade: gradeOf(sentences.join(' ')) }));

const gradeOfAll = (words: CurrentWords, { gradeOf }: Readability) =>
  gradeOf(catalogues.flatMap((catalogue) => sentencesOf(words, catalogue)).join(' '));

describe('the reading grade of English', () => {
  it.each([
    ['', 0],
    ['The cat sat on the mat.', -1.45],
    ['Every individual demonstrates considerable potential.', 28.84],
    ['I liked the little cakes. She wanted two.', 0.72],
  ])('of “%s” is %d', (text, grade) => {
    expect(READABILITY['en']!.gradeOf(text)).toBeCloseTo(grade, 1);
  });
});

it('is known for every language', () => {
  expect(Object.keys(READABILITY)).toEqual([...new Set(levels.map(({ language }) => language))]);
});

describe.each(levels.filter(({ easy }) => easy))('P11 Easy words of $language', (easy) => {
  const rule = READABILITY[easy.language]!;
  const usual = levels.find((one) => one.language === easy.language && !one.easy)!;

  it('need at most the grade of easy words, all together and on every screen', () => {
    expect(gradeOfAll(easy, rule)).toBeLessThan(rule.easy);
    expect(gradesIn(easy, rule).filter(({ grade }) => grade > rule.easy)).toEqual([]);
  });

  it('are easier than the usual words', () => {
    expect(gradeOfAll(easy, rule)).toBeLessThan(gradeOfAll(usual, rule));
  });
});

it.each(levels.filter(({ easy }) => !easy))(
  'the usual words of $language need at most their grade',
  (usual) => {
    const rule = READABILITY[usual.language]!;
    expect(gradesIn(usual, rule).filter(({ grade }) => grade > rule.usual)).toEqual([]);
  },
);

it('English needs at most grade 6, and grade 4 in easy words', () => {
  expect(READABILITY['en']).toMatchObject({ usual: 6, easy: 4 });
});
