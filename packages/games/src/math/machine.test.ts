import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../lib/said.ts';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { seeded } from '../lib/random.ts';
import { RANDOM_GAMES } from '../../testing/randomGames.ts';
import { take, unreached, untaken, walksInTier, walksOf } from '../../testing/walks.ts';
import type { Game } from './game.ts';
import { unfinishedMath } from './persisted.ts';
import { mathMachine } from './machine.ts';
import type { Wishes } from './sayings.ts';
import { answerOf, LEVEL_SCORE, POINTS_PER_LEVEL, type Problem } from './rules.ts';

const asUsual: Wishes = { hints: 'later', stayOnLevel: false, numberNames: [] };
const sevenTimesEight: Problem = { left: 7, operator: 'times', right: 8 };

const fresh: Game = {
  problem: sevenTimesEight,
  score: 0,
  level: 1,
  solved: 0,
  tries: 0,
  lastWrong: null,
  written: '',
  isShown: false,
};

/** A running game, with all that it says. */
function play(game: Partial<Game> = {}, wishes: Partial<Wishes> = {}, speech: 'short' | 'full' = 'short') {
  const clock = new SimulatedClock();
  const actor = createActor(mathMachine, {
    clock,
    input: {
      random: seeded(1),
      unfinished: { ...fresh, ...game },
      wishes: { ...asUsual, ...wishes },
    },
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
    answer: (text: string) => {
      actor.send({ type: 'answer.written', text });
      actor.send({ type: 'answer.checked' });
    },
    check: () => actor.send({ type: 'answer.checked' }),
  };
}

const nextIn = (game: Game) => `${game.problem.left} ${game.problem.operator} ${game.problem.right}`;

describe('Check', () => {
  it.each(['', '  ', 'abc', '7x8'])('of “%s” counts no try, loses nothing and says what to do', (text) => {
    const { answer, game, said, wanted } = play({ tries: 1, score: 30 });
    answer(text);
    expect(game()).toMatchObject({ problem: sevenTimesEight, tries: 1, score: 30, written: text });
    expect(said).toEqual([
      text.trim() === ''
        ? 'Write your answer first. It is a number.'
        : 'Write your answer as a number, such as 12. Nothing is lost.',
    ]);
    expect(wanted()).toBe(1);
  });

  it('of a wrong answer says Try again, keeps it, and wants the focus in the field', () => {
    const { answer, game, said, value, wanted } = play();
    answer('54');
    expect(said).toEqual(['Try again']);
    expect(game()).toMatchObject({ problem: sevenTimesEight, score: 0, tries: 1, written: '54' });
    expect(value()).toEqual({ playing: 'wrong' });
    expect(wanted()).toBe(1);
  });

  it('of the same wrong answer again is no second try', () => {
    const { answer, check, game, said } = play();
    answer('54');
    check();
    expect(game().tries).toBe(1);
    expect(said).toEqual(['Try again', 'Try again']);
  });

  it('adds a hint from the second try on', () => {
    const { answer, said } = play();
    answer('54');
    answer('55');
    expect(said).toEqual(['Try again', 'Try again. Hint: Make 7 rows of 8. Count them all.']);
  });

  it.each([
    ['always', 'Try again. Hint: Make 7 rows of 8. Count them all.'],
    ['never', 'Try again'],
  ] as const)('hints %s where the member wants that', (hints, words) => {
    const { answer, said } = play({ tries: hints === 'never' ? 5 : 0 }, { hints });
    answer('54');
    expect(said).toEqual([words]);
  });

  it.each(['56', ' 56 ', '56.', '５６', '٥٦'])(
    'of the right answer “%s” brings 5 points and another problem',
    (text) => {
      const { answer, game, said, value } = play();
      answer(text);
      expect(game()).toMatchObject({ score: 5, solved: 1, tries: 0, written: '' });
      expect(said).toEqual([`Correct. 5 points. Next: ${nextIn(game())}.`]);
      expect(value()).toEqual({ playing: { right: 'justNow' } });
    },
  );

  it('of a word is right with easy words only', () => {
    const six: Problem = { left: 2, operator: 'times', right: 3 };
    const plain = play({ problem: six });
    plain.answer('six');
    expect(plain.game().score).toBe(0);
    const easy = play(
      { problem: six },
      { numberNames: ['zero', 'one', 'two', 'three', 'four', 'five', 'six'] },
    );
    easy.answer('six');
    expect(easy.game().score).toBe(5);
  });

  it('lets a sound be played for a right answer alone', () => {
    const { actor, answer } = play();
    let sounds = 0;
    actor.on('solved', () => (sounds += 1));
    answer('54');
    expect(sounds).toBe(0);
    answer('56');
    expect(sounds).toBe(1);
  });

  it('brings 10 points on level 2', () => {
    const { answer, game, said } = play({ level: 2, score: 55, solved: 11 });
    answer('56');
    expect(said).toEqual([`Correct. 10 points. Next: ${nextIn(game())}.`]);
  });

  it('says a new level once, in the same message', () => {
    const { answer, game, said } = play({ score: 50, solved: 10 });
    answer('56');
    expect(said).toEqual([`Correct. 5 points. You are now on level 2. Next: ${nextIn(game())}.`]);
    answer(String(answerOf(game().problem)));
    expect(said[1]).toBe(`Correct. 10 points. Next: ${nextIn(game())}.`);
  });

  it('stays on the level from the moment the member wants that', () => {
    const { actor, answer, game } = play({ score: 50, solved: 10 });
    actor.send({ type: 'wishes.changed', wishes: { ...asUsual, stayOnLevel: true } });
    answer('56');
    expect(game()).toMatchObject({ score: 55, level: 1 });
  });

  it('says more in full speech', () => {
    const { answer, game, said } = play({ score: 50, solved: 10, tries: 1 }, {}, 'full');
    answer('54');
    answer('56');
    expect(said).toEqual([
      'Try again. The problem is 7 times 8. Hint: Make 7 rows of 8. Count them all.',
      `Correct. 5 points. You have 55 points now. You are now on level 2. Next: ${nextIn(game())}.`,
    ]);
  });
});

describe('a second press of Check', () => {
  it.each([0, DOUBLE_PRESS_MS - 1])('%d ms after a right answer judges nothing and says nothing', (ms) => {
    const { answer, check, clock, game, said } = play();
    answer('56');
    const next = game();
    clock.increment(ms);
    check();
    expect(game()).toEqual(next);
    expect(said).toHaveLength(1);
  });

  it('later than that says that the field is empty', () => {
    const { answer, check, clock, said } = play();
    answer('56');
    clock.increment(DOUBLE_PRESS_MS + 1);
    check();
    expect(said[1]).toBe('Write your answer first. It is a number.');
  });

  it('with an answer to the next problem is judged at once', () => {
    const { answer, game } = play();
    answer('56');
    answer(String(answerOf(game().problem)));
    expect(game().score).toBe(10);
  });
});

describe('the number buttons', () => {
  it('write, and say what is written', () => {
    const { actor, check, game, said } = play();
    actor.send({ type: 'key.pressed', key: '4' });
    actor.send({ type: 'answer.cleared' });
    actor.send({ type: 'key.pressed', key: '5' });
    actor.send({ type: 'key.pressed', key: '6' });
    expect(said).toEqual(['Your answer: 4', 'Your answer is empty.', 'Your answer: 5', 'Your answer: 56']);
    check();
    expect(game().score).toBe(5);
  });
});

describe('Show me', () => {
  it('says the way to the answer, and the answer brings the same points', () => {
    const { actor, answer, game, said } = play({ problem: { left: 9, operator: 'minus', right: 4 } });
    actor.send({ type: 'help.asked', help: 'way' });
    expect(game().isShown).toBe(true);
    expect(said).toEqual(['Count like this: 9, 8, 7, 6, 5. So 9 minus 4 is 5.']);
    answer('5');
    expect(game()).toMatchObject({ score: 5, isShown: false });
  });
});

describe('Finish', () => {
  it.each([
    [0, 'You played the math game. Come back when you like.'],
    [1, 'You solved 1 problem. Nice work.'],
    [11, 'You solved 11 problems. Nice work.'],
  ])('after %d problems is kind', (solved, words) => {
    const { actor, said, value } = play({ solved, score: solved * 5 });
    actor.send({ type: 'finish.pressed' });
    expect(value()).toBe('finished');
    expect(said).toEqual([words]);
  });

  it('is followed by a new game from the start', () => {
    const { actor, game, value } = play({ score: 55, level: 2, solved: 11 });
    actor.send({ type: 'finish.pressed' });
    actor.send({ type: 'again.pressed' });
    expect(game()).toMatchObject({ score: 0, level: 1, solved: 0 });
    expect(value()).toEqual({ playing: 'answering' });
    expect(actor.getSnapshot().context.round).toBe(1);
  });
});

describe('the machine', () => {
  const input = { wishes: asUsual, random: () => 0.5, unfinished: { ...fresh, score: 45, solved: 9 } };
  // After 7 times 8 this source makes 6 minus 4 and 2 times 2 in turn.
  const options = {
    machine: mathMachine,
    input,
    events: [
      ...['', 'x', '2', '56'].map((text) => ({ type: 'answer.written' as const, text })),
      { type: 'answer.checked' },
      { type: 'key.pressed', key: '6' },
      { type: 'answer.cleared' },
      { type: 'help.asked', help: 'way' },
      { type: 'wishes.changed', wishes: asUsual },
      { type: 'finish.pressed' },
      { type: 'again.pressed' },
    ] satisfies EventFrom<typeof mathMachine>[],
    stateOf: ({ context: { game } }: { context: { game: Game } }) => [
      game.solved,
      game.tries,
      game.lastWrong,
      game.written,
      game.isShown,
    ],
    limit: 20_000,
    isFarEnough: ({ context: { game, round } }: { context: { game: Game; round: number } }) =>
      round > 0 || game.solved > 10 || game.tries > 1 || game.isShown || /.6./.test(game.written),
  };
  const walks = walksOf(options);

  it('takes every transition and reaches every state but for another question, which words have', () => {
    expect(unreached(mathMachine, walks)).toEqual([]);
    expect(untaken(mathMachine, input, walks)).toEqual([
      'answers.playing: help.asked to answers.playing.answering',
    ]);
  });

  it('goes many ways', () => expect(walks.length).toBeGreaterThan(500));

  it('agrees with the rules at the end of every walk, on a running machine', () => {
    for (const walk of walksInTier(walks)) {
      const { context, value } = take(mathMachine, input, walk);
      expect(value).toEqual(walk.leadsTo.value);
      expect(context.game).toEqual(walk.leadsTo.context.game);
      // Closed at this moment, it comes back as it is.
      expect(unfinishedMath.parse(structuredClone(context.game))).toEqual(context.game);
      const { score, solved } = context.game;
      const expected = context.round > 0 ? solved * POINTS_PER_LEVEL : 45 + (solved - 9) * POINTS_PER_LEVEL;
      expect(score).toBe(expected);
    }
  });
});

describe('random games', () => {
  it('have no dead end, a score that adds up, and the level that the rule says', () => {
    const random = seeded(11);
    const broken: unknown[] = [];
    for (let round = 0; round < RANDOM_GAMES; round += 1) {
      // From anywhere before the level rises, so that few turns see all of it.
      const solved = round % 11;
      let [score, level] = [solved * POINTS_PER_LEVEL, 1];
      const actor = createActor(mathMachine, {
        input: {
          wishes: { ...asUsual, stayOnLevel: round % 3 === 0 },
          random,
          unfinished: { ...fresh, score, solved },
        },
        clock: new SimulatedClock(),
      }).start();
      for (let turn = 0; turn < 4; turn += 1) {
        const answer = answerOf(actor.getSnapshot().context.game.problem);
        const isRight = random() < 0.95;
        actor.send({ type: 'answer.written', text: String(isRight ? answer : answer + 1) });
        actor.send({ type: 'answer.checked' });
        if (isRight) {
          const rises = round % 3 !== 0 && score > 0 && score % LEVEL_SCORE === 0;
          score += POINTS_PER_LEVEL * level;
          if (rises) level += 1;
        }
        const { game } = actor.getSnapshot().context;
        // Not an assertion each: tens of thousands of them take seconds.
        if (answer < 0 || game.score !== score || game.level !== level) broken.push({ answer, score, game });
      }
      actor.send({ type: 'finish.pressed' });
      if (!actor.getSnapshot().hasTag('finished')) broken.push(actor.getSnapshot().value);
      actor.stop();
    }
    expect(broken).toEqual([]);
  });
});
