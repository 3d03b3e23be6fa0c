import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import { REFERENCE, say, wordingOf, type Catalogue, type CurrentWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import * as app from './en/index.ts';
import { words as easyWords } from './en-easy/index.ts';
import { gradeOf } from './readability.ts';

const easy: CurrentWords = { ...REFERENCE, easy: true, chain: [wordingOf(easyWords)] };
const catalogues = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];

/** Whole sentences of a catalogue: a formula says nothing about labels of one or two words. */
function sentencesOf(words: CurrentWords, catalogue: Catalogue): string[] {
  const args = new Proxy<Record<string, string>>({}, { get: () => '7' });
  return Object.keys(catalogue.messages)
    .map((key) => say(words, catalogue, key, args))
    .filter((text) => /[.!?]$/.test(text) && text.split(/\s+/).length > 2);
}

/** The grade of each catalogue that has enough to read for a formula. */
const gradesIn = (words: CurrentWords) =>
  catalogues
    .map((catalogue) => ({ name: catalogue.name, sentences: sentencesOf(words, catalogue) }))
    .filter(({ sentences }) => sentences.length >= 4)
    .map(({ name, sentences }) => ({ name, grade: gradeOf(sentences.join(' ')) }));

const gradeOfAll = (words: CurrentWords) =>
  gradeOf(catalogues.flatMap((catalogue) => sentencesOf(words, catalogue)).join(' '));

describe('the reading grade', () => {
  it.each([
    ['', 0],
    ['The cat sat on the mat.', -1.45],
    ['Every individual demonstrates considerable potential.', 28.84],
    ['I liked the little cakes. She wanted two.', 0.72],
  ])('of “%s” is %d', (text, grade) => {
    expect(gradeOf(text)).toBeCloseTo(grade, 1);
  });
});

describe('P11 Easy words', () => {
  it('need at most grade 4, all together and on every screen', () => {
    expect(gradeOfAll(easy)).toBeLessThan(4);
    expect(gradesIn(easy).filter(({ grade }) => grade > 4)).toEqual([]);
  });

  it('are easier than the words of en', () => {
    expect(gradeOfAll(easy)).toBeLessThan(gradeOfAll(REFERENCE));
  });
});

it('the words of en need at most grade 6', () => {
  expect(gradesIn(REFERENCE).filter(({ grade }) => grade > 6)).toEqual([]);
});
