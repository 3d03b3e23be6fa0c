import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { createActor, SimulatedClock, type EventFrom, type SnapshotFrom } from 'xstate';
import { describe, expect, inject, it } from 'vitest';
import { wordsOf } from '../lib/said.ts';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { seeded } from '../lib/random.ts';
import { RANDOM_GAMES } from '../../testing/randomGames.ts';
import { take, unreached, untaken, walksInTier, walksOf } from '../../testing/walks.ts';
import type { Game } from './game.ts';
import { unfinishedWords } from './persisted.ts';
import { wordMachine } from './machine.ts';
import { isScramble, POINTS_PER_WORD, spelled } from './rules.ts';

const fresh: Game = { word: 'FRIEND', before: [], letters: 'NIRFDE', score: 0, found: 0, written: '' };

/** A running game, with all that it says. */
function play(game: Partial<Game> = {}, speech: 'short' | 'full' = 'short') {
  const clock = new SimulatedClock();
  const actor = createActor(wordMachine, {
    clock,
    input: { random: seeded(1), wishes: {}, unfinished: { ...fresh, ...game } },
  });
  const said: string[] = [];
  let wanted = 0;
  actor.on('said', (event) => said.push(sayWords(REFERENCE, wordsOf(event, speech))));
  actor.on('field.wanted', () => (wanted += 1));
  actor.start();
  return {
    actor,
    clock,
    said,
    wanted: () => wanted,
    game: () => actor.getSnapshot().context.game,
    value: () => actor.getSnapshot().value,
    check: () => actor.send({ type: 'answer.checked' }),
    answer: (text: string) => {
      actor.send({ type: 'answer.written', text });
      actor.send({ type: 'answer.checked' });
    },
  };
}

describe('Check', () => {
  it.each(['', '  ', '123'])('of “%s” loses nothing and says what to do', (text) => {
    const { answer, game, said, value, wanted } = play({ score: 30, found: 3 });
    answer(text);
    expect(game()).toEqual({ ...fresh, score: 30, found: 3, written: text });
    expect(said).toEqual(['Write your word first. Use the letters you see.']);
    expect(value()).toEqual({ playing: 'empty' });
    expect(wanted()).toBe(1);
  });

  it('of another word says Not yet, keeps it, and wants the focus in the field', () => {
    const { answer, game, said, value, wanted } = play();
    answer('fiend');
    expect(said).toEqual(['Not yet.']);
    expect(game()).toEqual({ ...fresh, written: 'fiend' });
    expect(value()).toEqual({ playing: 'wrong' });
    expect(wanted()).toBe(1);
  });

  it.each(['FRIEND', 'friend', ' f r i e n d ', 'ｆｒｉｅｎｄ'])(
    'of the word as “%s” brings 10 points and another word',
    (text) => {
      const { answer, game, said, value } = play();
      answer(text);
      expect(game()).toMatchObject({ score: 10, found: 1, written: '' });
      expect(game().word).not.toBe('FRIEND');
      expect(said).toEqual([`Correct. 10 points. New letters: ${spelled(game().letters)}.`]);
      expect(value()).toEqual({ playing: { right: 'justNow' } });
    },
  );

  it('lets a sound be played for the word alone', () => {
    const { actor, answer } = play();
    let sounds = 0;
    actor.on('solved', () => (sounds += 1));
    answer('fiend');
    expect(sounds).toBe(0);
    answer('friend');
    expect(sounds).toBe(1);
  });

  it('says more in full speech', () => {
    const { answer, game, said } = play({ score: 10, found: 1 }, 'full');
    answer('fiend');
    answer('friend');
    expect(said[0]).toBe('Not yet. The letters are: N, I, R, F, D, E. Hint: A person you like and trust.');
    expect(said[1]).toContain(
      `Correct. 10 points. You have 20 points now. New letters: ${spelled(game().letters)}. Hint: `,
    );
  });
});

describe('a second press of Check', () => {
  it.each([0, DOUBLE_PRESS_MS - 1])('%d ms after the word judges nothing and says nothing', (ms) => {
    const { answer, check, clock, game, said } = play();
    answer('friend');
    const next = game();
    clock.increment(ms);
    check();
    expect(game()).toEqual(next);
    expect(said).toHaveLength(1);
  });

  it('later than that says that the field is empty', () => {
    const { answer, check, clock, said } = play();
    answer('friend');
    clock.increment(DOUBLE_PRESS_MS + 1);
    check();
    expect(said[1]).toBe('Write your word first. Use the letters you see.');
  });

  it('with the next word is judged at once', () => {
    const { answer, game } = play();
    answer('friend');
    answer(game().word);
    expect(game().score).toBe(20);
  });
});

describe('help', () => {
  it('puts the first letter into the field, for the same points', () => {
    const { actor, answer, game, said } = play({ written: 'xy' });
    actor.send({ type: 'help.asked', help: 'firstLetter' });
    expect(game().written).toBe('F');
    expect(said).toEqual(['The first letter is F. It is in the field.']);
    answer('Friend');
    expect(game().score).toBe(10);
  });

  it('gives another word, which costs nothing', () => {
    const { actor, game, said, value } = play({ score: 30, found: 3, written: 'fr' });
    actor.send({ type: 'help.asked', help: 'newWord' });
    expect(game()).toMatchObject({ score: 30, found: 3, written: '' });
    expect(game().word).not.toBe('FRIEND');
    expect(said).toEqual([`New letters: ${spelled(game().letters)}.`]);
    expect(value()).toEqual({ playing: 'answering' });
  });

  it('gives the hint with another word in full speech', () => {
    const { actor, said } = play({}, 'full');
    actor.send({ type: 'help.asked', help: 'newWord' });
    expect(said[0]).toMatch(/^New letters: .*\. Hint: .*\.$/);
  });

  it('writes letters by buttons, and says what is written', () => {
    const { actor, said } = play();
    actor.send({ type: 'key.pressed', key: 'F' });
    actor.send({ type: 'key.pressed', key: 'R' });
    actor.send({ type: 'answer.cleared' });
    expect(said).toEqual(['Your word: F', 'Your word: F, R', 'Your word is empty.']);
  });
});

describe('Finish', () => {
  it.each([
    [0, 'You played the word game. Come back when you like.'],
    [1, 'You found 1 word. Nice work.'],
    [3, 'You found 3 words. Nice work.'],
  ])('after %d words is kind, and a new game can follow', (found, words) => {
    const { actor, game, said, value } = play({ found, score: found * 10 });
    actor.send({ type: 'finish.pressed' });
    expect(value()).toBe('finished');
    expect(said).toEqual([words]);
    actor.send({ type: 'again.pressed' });
    expect(game()).toMatchObject({ score: 0, found: 0, written: '' });
    expect(value()).toEqual({ playing: 'answering' });
  });
});

describe('the machine', () => {
  const input = { random: () => 0.5, wishes: {}, unfinished: fresh };
  // After FRIEND this source makes LOVE and then PEACE, which the long tier looks for as well.
  const furthest = inject('isLong') ? 2 : 1;
  const walks = walksOf({
    machine: wordMachine,
    input,
    events: [
      ...['', 'x', 'friend', 'love'].map((text) => ({ type: 'answer.written' as const, text })),
      { type: 'answer.checked' },
      { type: 'key.pressed', key: 'F' },
      { type: 'answer.cleared' },
      { type: 'help.asked', help: 'firstLetter' },
      { type: 'help.asked', help: 'newWord' },
      { type: 'wishes.changed', wishes: {} },
      { type: 'finish.pressed' },
      { type: 'again.pressed' },
    ] satisfies EventFrom<typeof wordMachine>[],
    limit: 20_000,
    isFarEnough: ({ context: { game, round } }: SnapshotFrom<typeof wordMachine>) =>
      round > 0 || game.found > furthest || /.F/.test(game.written),
  });

  it('takes every transition and reaches every state but for an answer that is none, which sums have', () => {
    expect(walks.length).toBeGreaterThan(200);
    expect(unreached(wordMachine, walks)).toEqual(['answers.playing.unreadable']);
    expect(untaken(wordMachine, input, walks)).toEqual([
      'answers.playing: answer.checked to answers.playing.unreadable',
    ]);
  });

  it('agrees with the rules at the end of every walk, on a running machine', () => {
    for (const walk of walksInTier(walks)) {
      const { context, value } = take(wordMachine, input, walk);
      expect(value).toEqual(walk.leadsTo.value);
      expect(context.game).toEqual(walk.leadsTo.context.game);
      // Closed at this moment, it comes back as it is.
      expect(unfinishedWords.parse(structuredClone(context.game))).toEqual(context.game);
      expect(context.game.score).toBe(context.game.found * POINTS_PER_WORD);
      expect(isScramble(context.game.letters, context.game.word)).toBe(true);
    }
  });
});

describe('random games', () => {
  it('have no dead end, a score that adds up and letters that make the word', () => {
    const random = seeded(12);
    const broken: unknown[] = [];
    for (let round = 0; round < RANDOM_GAMES; round += 1) {
      const actor = createActor(wordMachine, {
        input: { random, wishes: {} },
        clock: new SimulatedClock(),
      }).start();
      const now = () => actor.getSnapshot().context.game;
      let found = 0;
      for (let turn = 0; turn < 4; turn += 1) {
        const { word } = now();
        const chance = random();
        if (chance < 0.1) actor.send({ type: 'help.asked', help: 'newWord' });
        else {
          actor.send({ type: 'answer.written', text: chance < 0.2 ? 'x' : word });
          actor.send({ type: 'answer.checked' });
        }
        if (chance >= 0.2) found += 1;
        const isAnother = (chance < 0.1 || chance >= 0.2) === (now().word !== word);
        const isWhole = isScramble(now().letters, now().word) && now().score === found * POINTS_PER_WORD;
        // Not an assertion each: tens of thousands of them take seconds.
        if (!isAnother || !isWhole) broken.push({ word, found, game: now() });
      }
      actor.send({ type: 'finish.pressed' });
      if (!actor.getSnapshot().hasTag('finished')) broken.push(actor.getSnapshot().value);
      actor.stop();
    }
    expect(broken).toEqual([]);
  });
});
