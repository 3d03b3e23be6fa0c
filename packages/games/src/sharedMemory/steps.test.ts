import { describe, expect, it } from 'vitest';
import { ownStepWords, standingWords, theirStepWords, type SeenCard, type SharedTable } from './steps.ts';

const TELLING = { set: 'garden', partner: 'Ben' } as const;

/** A table from letters: what lies open, a capital where its pair is found. The first letter is the first picture of the set. */
const table = (cards: string, isOwnTurn = true, outcome: SharedTable['outcome'] = null): SharedTable => ({
  cards: [...cards].map((letter): SeenCard => {
    if (letter === '.') return { state: 'down', picture: null };
    const lower = letter.toLowerCase();
    return { state: letter === lower ? 'open' : 'found', picture: lower.charCodeAt(0) - 97 };
  }),
  isOwnTurn,
  outcome,
});

describe('how a game of two stands', () => {
  it.each([
    ['yourTurn', table('....')],
    ['oneMore', table('a...')],
    ['theirCards', table('ab..')],
    ['theirTurn', table('ab..', false)],
    ['done', table('AABB', false, 'done')],
    ['stopped', table('AA..', false, 'stopped')],
  ])('is told by “%s”', (key, now) => {
    expect(standingWords(now, TELLING)).toMatchObject({ key });
  });
});

describe('a step of the member', () => {
  it.each([
    ['oneMore', { picture: 'flower' }, table('a...'), 0],
    ['pair', { picture: 'flower', found: 1, pairs: 2 }, table('A.A.'), 2],
    ['noPair', { picture: 'tree', partner: 'Ben' }, table('ab..', false), 1],
    ['done', { pairs: 2 }, table('AABB', false, 'done'), 3],
  ])('is told by “%s”', (key, args, now, card) => {
    expect(ownStepWords(now, card, TELLING)).toMatchObject({ key, args });
  });
});

describe('what the friend did since', () => {
  it.each([
    ['theirCard', { picture: 'flower' }, table('....', false), table('a...', false)],
    ['theirPair', { picture: 'tree', found: 1 }, table('.b..', false), table('.B.B', false)],
    ['theirCards', { picture: 'flower', other: 'tree' }, table('a...', false), table('ab..')],
    ['done', { pairs: 2 }, table('AAb.', false), table('AABB', false, 'done')],
    ['stopped', undefined, table('a...'), table('a...', false, 'stopped')],
  ])('is told by “%s”', (key, args, before, now) => {
    expect(theirStepWords(before, now, TELLING)).toMatchObject({ key, ...(args && { args }) });
  });
});
