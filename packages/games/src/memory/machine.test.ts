import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Pace } from '../lib/pace.ts';
import { wordsOf } from '../lib/said.ts';
import { unfinishedOf } from './persisted.ts';
import { memoryMachine } from './machine.ts';
import { LOCK_MS, TURN_BACK_MS, type MemoryInput } from './setup.ts';
import { stateOf } from './rules.ts';

/** The cards of a small table: 0 and 4 are stars in garden, and so on. Two rows of four. */
const DECK = [7, 0, 1, 2, 7, 0, 1, 2];
const PAIRS = [
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

function startGame({ game = { deck: DECK }, pace = 1, hints = 'never', ...rest }: Partial<MemoryInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(memoryMachine, { clock, input: { game, set: 'garden', pace, hints, ...rest } });
  const heard: string[] = [];
  const full: string[] = [];
  const tunes: string[] = [];
  actor.on('said', (event) => {
    heard.push(`${event.politeness ?? 'polite'}: ${sayWords(REFERENCE, wordsOf(event, 'short'))}`);
    full.push(sayWords(REFERENCE, wordsOf(event, 'full')));
  });
  actor.on('tuned', ({ tune }) => tunes.push(tune));
  actor.start();
  const press = (...places: number[]) =>
    places.forEach((place) => actor.send({ type: 'card.pressed', place }));
  return {
    actor,
    clock,
    heard,
    full,
    tunes,
    press,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    /** What can be seen: down, open or matched. */
    cards: () => DECK.map((_, place) => stateOf(actor.getSnapshot().context, place).slice(0, 1)).join(''),
    changePace: (next: Pace) => actor.send({ type: 'pace.changed', pace: next }),
  };
}

/** Finds all pairs; `beforeNext` is what a member does until the next card can be turned. */
function finish({ press }: ReturnType<typeof startGame>, beforeNext: () => void = () => {}) {
  for (const pair of PAIRS) {
    press(...pair);
    beforeNext();
  }
}

describe('what cannot be done', () => {
  it('is to open a third card while two are open', () => {
    const { press, cards, heard, context } = startGame();
    press(0, 1, 2);
    expect(cards()).toBe('oodddddd');
    expect(heard.at(-1)).toBe('polite: Wait.');
    expect(context().moves).toBe(1);
  });

  it('is to open one before a pair is locked, and its end is told', () => {
    const { press, clock, heard, context } = startGame();
    press(0, 4, 1);
    expect(heard.at(-1)).toBe('polite: Wait.');
    clock.increment(LOCK_MS);
    expect(heard.at(-1)).toBe('polite: Turn over a card.');
    expect(context().said.short.key).toBe('first');
  });

  it('is told no end of where nobody had to wait', () => {
    const { press, clock, heard, context } = startGame();
    press(0, 4);
    clock.increment(LOCK_MS);
    expect(heard).toHaveLength(2);
    expect(context().said.short.key).toBe('match');
  });

  it('is to count one card twice: a second press on it does nothing', () => {
    const { press, cards, heard, context } = startGame();
    press(0, 0, 0);
    expect(cards()).toBe('oddddddd');
    expect([context().moves, heard.length]).toEqual([0, 1]);
    press(1, 1, 0);
    expect([context().moves, heard.length]).toEqual([1, 2]);
  });

  it('is to turn a matched card over', () => {
    const { press, clock, heard, cards } = startGame();
    press(0, 4);
    clock.increment(LOCK_MS);
    press(0);
    expect(heard.at(-1)).toBe('polite: Star is matched already.');
    press(1, 4);
    expect(heard.at(-1)).toBe('polite: Star is matched already.');
    expect(cards()).toBe('moddmddd');
  });

  it('is to press a card that is not there', () => {
    const { press, context } = startGame();
    press(-1, 8, 1.5);
    expect(context().open).toEqual([]);
  });

  it('is to turn back what is not open', () => {
    const { actor, heard } = startGame({ pace: 'wait' });
    actor.send({ type: 'turnBack.pressed' });
    expect(heard).toEqual(['polite: There is nothing to turn back.']);
  });

  it('is to turn back after the last pair: that is answered, and the result stays', () => {
    const game = startGame({ pace: 'wait' });
    finish(game);
    const { said } = game.context();
    game.actor.send({ type: 'turnBack.pressed' });
    expect(game.heard.at(-1)).toBe('polite: There is nothing to turn back.');
    expect([game.value(), game.context().said]).toEqual(['finished', said]);
  });
});

describe.each([
  [1, 1000, 1500],
  [2, 2000, 3000],
  [4, 4000, 6000],
  [10, 10_000, 15_000],
] as const)('at pace %s', (pace, lockMs, turnBackMs) => {
  it(`a pair is locked after ${lockMs} ms`, () => {
    const { press, clock, cards } = startGame({ pace });
    press(0, 4);
    clock.increment(lockMs - 1);
    expect(cards()).toBe('odddoddd');
    clock.increment(1);
    expect(cards()).toBe('mdddmddd');
    clock.increment(1);
    expect(cards()).toBe('mdddmddd');
  });

  it(`two different cards turn back after ${turnBackMs} ms`, () => {
    const { press, clock, cards } = startGame({ pace });
    press(0, 1);
    clock.increment(turnBackMs - 1);
    expect(cards()).toBe('oodddddd');
    clock.increment(1);
    expect(cards()).toBe('dddddddd');
    clock.increment(1);
    expect(cards()).toBe('dddddddd');
  });

  it('a game has the same points', () => {
    const game = startGame({ pace });
    finish(game, () => game.clock.increment(lockMs));
    expect(game.value()).toBe('finished');
    expect(game.context()).toMatchObject({ found: [7, 0, 1, 2], moves: 4 });
  });
});

describe('where the member takes every step', () => {
  it('a game is finished while no time goes by', () => {
    const game = startGame({ pace: 'wait' });
    finish(game);
    expect(game.value()).toBe('finished');
    expect(game.context()).toMatchObject({ found: [7, 0, 1, 2], moves: 4 });
  });

  it('two different cards stay open for long, until they are turned back', () => {
    const { actor, press, clock, cards, heard } = startGame({ pace: 'wait' });
    press(0, 1);
    for (let second = 0; second < 600; second += 1) clock.increment(1000);
    expect(cards()).toBe('oodddddd');
    actor.send({ type: 'turnBack.pressed' });
    expect(cards()).toBe('dddddddd');
    expect(heard.at(-1)).toBe('polite: Face down again.');
  });

  it('the next card turns them back too, and says itself alone', () => {
    const { press, cards, heard } = startGame({ pace: 'wait' });
    press(0, 1, 2);
    expect(cards()).toBe('ddoddddd');
    expect(heard).toHaveLength(3);
    expect(heard.at(-1)).toBe('assertive: Tree.');
  });

  it('a matched card turns nothing back', () => {
    const { press, cards } = startGame({ pace: 'wait' });
    press(0, 4, 1, 2, 0);
    expect(cards()).toBe('moodmddd');
  });
});

describe('a pace that changes', () => {
  it('holds two open cards, and gives them the new time', () => {
    const { press, clock, changePace, cards } = startGame();
    press(0, 1);
    clock.increment(1400);
    changePace('wait');
    clock.increment(60_000);
    expect(cards()).toBe('oodddddd');
    changePace(2);
    clock.increment(2 * TURN_BACK_MS - 1);
    expect(cards()).toBe('oodddddd');
    clock.increment(1);
    expect(cards()).toBe('dddddddd');
  });

  it('to steps locks an open pair, and ends a game that waits for that', () => {
    const one = startGame();
    one.press(0, 4);
    one.changePace('wait');
    expect(one.cards()).toBe('mdddmddd');
    const last = startGame();
    finish(last, () => last.context().found.length < 4 && last.clock.increment(LOCK_MS));
    expect(last.value()).toBe('locking');
    last.changePace('wait');
    expect(last.value()).toBe('finished');
  });

  it.each([['in sight'], ['hidden']])(
    'to steps on a page %s says again what the cards show to who was told to wait',
    (page) => {
      const { actor, press, changePace, heard, context } = startGame();
      press(0, 1);
      const shown = heard.at(-1);
      press(2);
      if (page === 'hidden') actor.send({ type: 'page.hidden' });
      changePace('wait');
      if (page === 'hidden') actor.send({ type: 'page.shown' });
      expect(heard.at(-1)).toBe(shown);
      expect(context().said.short.key).toBe('noMatch');
    },
  );
});

describe('what is heard', () => {
  it('is each card at once, what came of it, and the end', () => {
    const game = startGame();
    game.press(0, 1);
    game.clock.increment(TURN_BACK_MS);
    finish(game, () => game.clock.increment(LOCK_MS));
    expect(game.heard).toEqual([
      'assertive: Star.',
      'assertive: Flower. No match.',
      'polite: Face down again.',
      'assertive: Star.',
      'assertive: Star. Match. 10 points. 1 of 4 pairs.',
      'assertive: Flower.',
      'assertive: Flower. Match. 10 points. 2 of 4 pairs.',
      'assertive: Tree.',
      'assertive: Tree. Match. 10 points. 3 of 4 pairs.',
      'assertive: Butterfly.',
      'assertive: Butterfly. Match. 10 points. 4 of 4 pairs.',
      'polite: You found all 4 pairs in 5 moves.',
    ]);
  });

  it('has the places too, where everything is to be said', () => {
    const game = startGame({ hints: 'always' });
    game.press(0, 1, 2);
    game.clock.increment(TURN_BACK_MS);
    game.press(5, 1);
    expect(game.full).toEqual([
      'Row 1, column 1: Star. You have not seen the other one yet. Try a new card.',
      'Row 1, column 2: Flower. No match.',
      'Wait. Two cards are open.',
      'Row 1, column 1 and row 1, column 2: face down again.',
      'Row 2, column 2: Flower. You have seen the other one. It is in row 1.',
      'Row 1, column 2: Flower. Match. 10 points. 1 of 4 pairs.',
    ]);
  });

  it('is nothing at the start of a game, or as the seconds go by', () => {
    const { clock, press, heard } = startGame();
    clock.increment(5000);
    expect(heard).toEqual([]);
    press(0);
    for (let second = 0; second < 5; second += 1) clock.increment(1000);
    expect(heard).toHaveLength(1);
  });

  it('is a tune beside the words, for who wants sounds', () => {
    const game = startGame({ pace: 'wait' });
    game.press(0, 1);
    game.actor.send({ type: 'turnBack.pressed' });
    finish(game);
    expect([...new Set(game.tunes)]).toEqual(['turned', 'missed', 'matched', 'ended']);
    expect(game.tunes.filter((tune) => tune === 'ended')).toHaveLength(1);
  });
});

describe('a hint', () => {
  const missTwice = (game: ReturnType<typeof startGame>) => {
    for (const [one, other] of [
      [0, 1],
      [2, 3],
    ] as const) {
      game.press(one, other);
      game.clock.increment(TURN_BACK_MS);
    }
  };

  it('is never given where the member wants none', () => {
    const game = startGame({ hints: 'never' });
    missTwice(game);
    game.press(4);
    expect(game.heard.at(-1)).toBe('assertive: Star.');
  });

  it('comes after two tries without a match, and not before', () => {
    const game = startGame({ hints: 'later' });
    game.press(0, 1);
    game.clock.increment(TURN_BACK_MS);
    game.press(4);
    expect(game.heard.at(-1)).toBe('assertive: Star.');
    game.press(2);
    game.clock.increment(TURN_BACK_MS);
    game.press(4);
    expect(game.heard.at(-1)).toBe('assertive: Star. You have seen the other one. It is in row 1.');
  });

  it('is over with the next match, and changes no points', () => {
    const game = startGame({ hints: 'later' });
    missTwice(game);
    game.press(0, 4);
    game.clock.increment(LOCK_MS);
    game.press(1);
    expect(game.heard.at(-1)).toBe('assertive: Flower.');
    expect(game.context().found).toHaveLength(1);
  });

  it('follows a wish that changes during the game', () => {
    const game = startGame({ hints: 'never' });
    game.actor.send({ type: 'hints.changed', hints: 'always' });
    game.press(0);
    expect(game.heard.at(-1)).toMatch('You have not seen the other one yet.');
  });
});

describe('the seconds', () => {
  it('begin with the first card and stop with the last match', () => {
    const game = startGame();
    game.clock.increment(3000);
    game.press(0);
    game.clock.increment(999);
    expect(game.context().seconds).toBe(0);
    game.clock.increment(1);
    expect(game.context().seconds).toBe(1);
    game.press(4);
    for (const pair of PAIRS.slice(1)) {
      game.clock.increment(LOCK_MS);
      game.press(...pair);
    }
    const { seconds } = game.context();
    game.clock.increment(10_000);
    expect([game.value(), game.context().seconds]).toEqual(['finished', seconds]);
    expect(seconds).toBe(4);
  });

  it('count one for a night in which the device slept', () => {
    const { press, clock, context } = startGame();
    press(0);
    clock.increment(8 * 3_600_000);
    expect(context().seconds).toBe(1);
    clock.increment(1000);
    expect(context().seconds).toBe(2);
  });

  it('stand while the page is out of sight', () => {
    const { actor, press, clock, context } = startGame();
    press(0);
    clock.increment(1000);
    actor.send({ type: 'page.hidden' });
    for (let second = 0; second < 60; second += 1) clock.increment(1000);
    expect(context().seconds).toBe(1);
    actor.send({ type: 'page.shown' });
    clock.increment(1000);
    expect(context().seconds).toBe(2);
  });
});

describe('a page out of sight', () => {
  it('keeps two different cards open until they were seen', () => {
    const { actor, press, clock, cards } = startGame();
    press(0, 1);
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(cards()).toBe('oodddddd');
    actor.send({ type: 'page.shown' });
    clock.increment(TURN_BACK_MS - 1);
    expect(cards()).toBe('oodddddd');
    clock.increment(1);
    expect(cards()).toBe('dddddddd');
  });
});

describe('a game that was left', () => {
  it('goes on with its moves, points and seconds, and no card open', () => {
    const before = startGame();
    before.press(0, 4);
    before.clock.increment(LOCK_MS);
    before.press(1, 2);
    const stored = unfinishedOf(before.context());
    const after = startGame({ ...(stored && { game: stored }) });
    expect(after.cards()).toBe('mdddmddd');
    expect(after.value()).toBe('ready');
    expect(after.context()).toMatchObject({ moves: 2, misses: 1, seconds: 1, seen: [0, 4, 1, 2] });
  });

  it('after its last match is at its end', () => {
    const before = startGame();
    finish(before, () => before.context().found.length < 4 && before.clock.increment(LOCK_MS));
    const stored = unfinishedOf(before.context());
    const after = startGame({ ...(stored && { game: stored }) });
    expect([after.value(), after.heard]).toEqual(['finished', []]);
  });
});

it('a new game has other cards and the same wishes', () => {
  const game = startGame({ pace: 'wait', hints: 'always' });
  finish(game);
  game.actor.send({ type: 'set.chosen', set: 'food' });
  game.actor.send({ type: 'again.pressed', deck: [0, 0, 1, 1] });
  expect(game.value()).toBe('ready');
  expect(game.context()).toMatchObject({
    deck: [0, 0, 1, 1],
    found: [],
    moves: 0,
    seconds: 0,
    set: 'food',
    pace: 'wait',
    hints: 'always',
  });
});

it('other pictures in the middle of a game lose nothing of it', () => {
  const game = startGame();
  game.press(0, 4);
  game.clock.increment(LOCK_MS);
  game.press(1);
  const before = game.context();
  game.actor.send({ type: 'set.chosen', set: 'home' });
  expect(game.context()).toEqual({ ...before, set: 'home', said: game.context().said });
  expect(sayWords(REFERENCE, game.context().said.short)).toBe('House.');
  expect(game.heard.at(-1)).toBe('assertive: Flower.');
  game.press(2);
  expect(game.heard.at(-1)).toBe('assertive: Key. No match.');
});
