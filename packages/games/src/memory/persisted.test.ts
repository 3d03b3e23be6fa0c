import { describe, expect, it } from 'vitest';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { seeded } from '../lib/random.ts';
import {
  DEFAULT_CHOICES,
  memoryChoices,
  parseUnfinished,
  unfinishedMemory,
  unfinishedOf,
} from './persisted.ts';
import { deal, laidOut } from './rules.ts';

const whole = { deck: deal(seeded(1)), found: [3, 1], seen: [0, 15, 7], moves: 5, misses: 1, seconds: 42 };

describe('a game that was left', () => {
  it.each([
    ['nothing', undefined],
    ['words', 'memory'],
    ['a list', [whole]],
    ['too few cards', { ...whole, deck: [0, 0, 1, 1] }],
    ['a card that has no pair', { ...whole, deck: [...whole.deck.slice(1), 8] }],
    ['three cards of one kind', { ...whole, deck: whole.deck.map((symbol) => (symbol === 0 ? 1 : symbol)) }],
    ['cards that are words', { ...whole, deck: whole.deck.map(String) }],
    ['no cards', { ...whole, deck: undefined }],
    ['a pair found twice', { ...whole, found: [1, 1] }],
    ['a pair that is not there', { ...whole, found: [8] }],
    ['a place that is not there', { ...whole, seen: [16] }],
    ['fewer moves than pairs', { ...whole, moves: 1 }],
    ['half a move', { ...whole, moves: 5.5 }],
    ['more misses than moves', { ...whole, misses: 6 }],
    ['time that ran backwards', { ...whole, seconds: -1 }],
    ['time without end', { ...whole, seconds: Infinity }],
  ])('is not used with %s', (_, data) => {
    expect(parseUnfinished(data)).toBeUndefined();
  });

  it('is not used from an older version', () => {
    const stored = memoryGameStore();
    writePersisted(stored, { ...unfinishedMemory, version: 0 }, whole);
    expect(readPersisted(stored, unfinishedMemory)).toBeUndefined();
  });

  it('comes back whole', () => {
    const stored = memoryGameStore();
    writePersisted(stored, unfinishedMemory, whole);
    expect(readPersisted(stored, unfinishedMemory)).toEqual(whole);
  });

  it('is not persisted before its first card', () => {
    expect(unfinishedOf({ ...laidOut(whole.deck), seconds: 0 })).toBeUndefined();
    expect(unfinishedOf({ ...whole })).toEqual(whole);
  });
});

describe('the choices of the table', () => {
  it.each([
    ['words', 'garden', undefined],
    [
      'a set that is no more',
      { set: 'cars', tabStops: 'each' },
      { set: 'garden', won: [], tabStops: 'each' },
    ],
    ['half of them', { set: 'food' }, { set: 'food', won: [], tabStops: 'one' }],
    ['a set that was not won', { set: 'animals', won: ['food', 'cars'] }, DEFAULT_CHOICES],
    [
      'one that was',
      { set: 'animals', won: ['animals'] },
      { set: 'animals', won: ['animals'], tabStops: 'one' },
    ],
    ['nonsense', { set: 7, tabStops: 'all' }, DEFAULT_CHOICES],
  ])('are what is left of %s', (_, data, choices) => {
    expect(memoryChoices.parse(data)).toEqual(choices);
  });
});
