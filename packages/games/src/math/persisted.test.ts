import { describe, expect, it } from 'vitest';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import { seeded } from '../lib/random.ts';
import { missed, newGame, solved } from './game.ts';
import { unfinishedMath } from './persisted.ts';

const whole = {
  problem: { left: 7, operator: 'plus', right: 8 },
  score: 55,
  level: 2,
  solved: 11,
  tries: 1,
  lastWrong: 14,
  written: '14',
  isShown: false,
};

describe('a persisted math game', () => {
  it('comes back as it was', () => {
    const stored = memoryGameStore();
    const random = seeded(1);
    const game = { ...missed(solved(newGame(random), random, false), 3), written: '3', isShown: true };
    writePersisted(stored, unfinishedMath, game);
    expect(readPersisted(stored, unfinishedMath)).toEqual(game);
  });

  it.each([
    ['no game', undefined],
    ['a list', []],
    ['no problem', { ...whole, problem: undefined }],
    ['an unknown operation', { ...whole, problem: { left: 8, operator: 'over', right: 2 } }],
    ['a problem with a broken number', { ...whole, problem: { left: 1.5, operator: 'plus', right: 2 } }],
    ['an answer below 0', { ...whole, problem: { left: 3, operator: 'minus', right: 8 } }],
    ['an answer that no problem has', { ...whole, problem: { left: 99, operator: 'times', right: 99 } }],
    ['a score that no answers make', { ...whole, score: 52 }],
    ['fewer points than answers', { ...whole, score: 10 }],
    ['no level', { ...whole, level: 0 }],
    ['tries in words', { ...whole, tries: 'two' }],
    ['a broken last answer', { ...whole, lastWrong: 'x' }],
    ['an endless answer', { ...whole, written: 'x'.repeat(41) }],
    ['no field', { ...whole, written: 7 }],
    ['no help', { ...whole, isShown: 'yes' }],
  ])('is not there with %s', (_, data) => {
    const stored = memoryGameStore();
    stored.write(unfinishedMath.key, { version: 1, data });
    expect(readPersisted(stored, unfinishedMath)).toBeUndefined();
  });

  it('is not there where an older version left it', () => {
    const stored = memoryGameStore();
    stored.write(unfinishedMath.key, { version: 0, data: whole });
    expect(readPersisted(stored, unfinishedMath)).toBeUndefined();
  });
});
