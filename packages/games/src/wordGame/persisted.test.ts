import { describe, expect, it } from 'vitest';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { seeded } from '../lib/random.ts';
import { newGame, solved } from './game.ts';
import { unfinishedWords } from './persisted.ts';

const whole = {
  word: 'LOVE',
  before: ['HOPE', 'DREAM'],
  letters: 'VOLE',
  score: 20,
  found: 2,
  written: 'lo',
};

describe('a persisted word game', () => {
  it('comes back as it was', () => {
    const stored = memoryGameStore();
    const random = seeded(1);
    const game = { ...solved(newGame(random), random), written: 'ha' };
    writePersisted(stored, unfinishedWords, game);
    expect(readPersisted(stored, unfinishedWords)).toEqual(game);
  });

  it.each([
    ['no game', undefined],
    ['a list', []],
    ['an unknown word', { ...whole, word: 'HATE' }],
    ['the word itself as its letters', { ...whole, letters: 'LOVE' }],
    ['letters of another word', { ...whole, letters: 'EPOH' }],
    ['no list of earlier words', { ...whole, before: undefined }],
    ['an unknown earlier word', { ...whole, before: ['HATE'] }],
    ['an earlier word twice', { ...whole, before: ['HOPE', 'HOPE'] }],
    ['the word itself among the earlier ones', { ...whole, before: ['LOVE'] }],
    ['no letters', { ...whole, letters: 7 }],
    ['a score that no words make', { ...whole, score: 25 }],
    ['a broken count', { ...whole, found: -1 }],
    ['an endless answer', { ...whole, written: 'x'.repeat(41) }],
    ['no field', { ...whole, written: null }],
  ])('is not there with %s', (_, data) => {
    const stored = memoryGameStore();
    stored.write(unfinishedWords.key, { version: 2, data });
    expect(readPersisted(stored, unfinishedWords)).toBeUndefined();
  });

  it('is not there where an older version left it', () => {
    const stored = memoryGameStore();
    stored.write(unfinishedWords.key, { version: 1, data: whole });
    expect(readPersisted(stored, unfinishedWords)).toBeUndefined();
  });
});
