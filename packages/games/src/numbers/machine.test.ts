import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { unfinishedOf } from './status.ts';
import { open } from '../../testing/numbers/runningGame.ts';
import type { Digit } from './rules.ts';

const upTo = (length: number) => {
  const sequence = ([3, 3, 1, 4, 2] as Digit[]).slice(0, length);
  return { sequence, repeated: length - 1 };
};

describe('a press that comes too early', () => {
  it('is answered, and presses nothing, while the numbers are shown', () => {
    const { game, heard, act, press } = open({ unfinished: upTo(2) });
    act('watch');
    const { context } = game.getSnapshot();
    press(3, 3);
    expect(heard).toEqual(['Watch: 3, 3.', 'Wait for your turn', 'Wait for your turn']);
    expect(game.getSnapshot().context).toEqual(context);
  });

  it('is answered in the pause after an outcome, also as the second of a double press', () => {
    const { game, heard, act, watch, press } = open();
    act('watch');
    watch();
    press(3, 3);
    expect(heard.slice(-2)).toEqual(['Correct. 5 points.', 'Wait for your turn']);
    expect(game.getSnapshot().context.tries).toBe(0);
  });

  it('is told which button comes first, while nothing is under way', () => {
    const fresh = open();
    fresh.press(1);
    expect(fresh.heard).toEqual(['Press Start first.']);
    const opened = open({ unfinished: upTo(2) });
    opened.press(1);
    expect(opened.heard).toEqual(['Press Watch again first.']);
    const stepped = open({ pace: 'wait' });
    stepped.act('watch');
    stepped.watch();
    stepped.press(3, 3);
    expect(stepped.heard.at(-1)).toBe('Press Next round first.');
  });
});

describe('a wrong answer', () => {
  it('keeps all points, and shows the same numbers again', () => {
    const { game, heard, act, watch, press } = open({ unfinished: upTo(3) });
    act('watch');
    watch();
    press(3, 1);
    expect(heard.at(-1)).toBe('Not quite. Watch again: 3, 3, 1.');
    expect(game.getSnapshot().context).toMatchObject({ repeated: 2, entered: [], tries: 1 });
    const before = heard.length;
    watch();
    // They were said with the outcome.
    expect(heard.slice(before)).toEqual(['Your turn. 3 numbers.']);
    expect(game.getSnapshot().context.sequence).toEqual([3, 3, 1]);
  });
});

describe('a right answer', () => {
  it('earns 5 points a number, and one more number comes', () => {
    const { game, heard, heardInFull, act, watch, press } = open({ digits: [4], unfinished: upTo(3) });
    act('watch');
    watch();
    press(3, 3, 1);
    expect(heard.at(-1)).toBe('Correct. 15 points.');
    expect(heardInFull.at(-1)).toBe('Correct. 15 points. You have 30 points now.');
    watch();
    expect(heard.slice(-2)).toEqual(['Watch: 3, 3, 1, 4.', 'Your turn. 4 numbers.']);
    expect(game.getSnapshot().context).toMatchObject({ repeated: 3, tries: 0, sequence: [3, 3, 1, 4] });
  });

  it('says each press, the same digit in other words, and the last by its outcome', () => {
    const { heard, act, watch, press } = open({ unfinished: { sequence: [3, 3, 3, 1, 2], repeated: 4 } });
    act('watch');
    watch();
    const before = heard.length;
    press(3, 3, 3, 1, 2);
    expect(heard.slice(before)).toEqual(['3', '3 again', '3', '1', 'Correct. 25 points.']);
  });

  it('does not say what the focus has said', () => {
    const { game, heard, act, watch } = open({ unfinished: upTo(3) });
    act('watch');
    watch();
    const before = heard.length;
    game.send({ type: 'pad.pressed', pad: 3, isHeard: true });
    game.send({ type: 'pad.pressed', pad: 3, isHeard: false });
    expect(heard.slice(before)).toEqual(['3 again']);
  });

  it('sounds by the tones of what was shown and pressed', () => {
    const { tones, act, watch, press } = open({ unfinished: upTo(3) });
    act('watch');
    watch();
    press(3, 3, 1);
    expect(tones).toEqual([3, 3, 1, 3, 3, 1]);
  });
});

describe('to watch again', () => {
  it('costs nothing, at any time of the turn', () => {
    const { game, heard, act, watch, press } = open({ unfinished: upTo(3) });
    act('watch');
    watch();
    press(3);
    act('watch');
    watch();
    expect(heard.slice(-2)).toEqual(['Watch: 3, 3, 1.', 'Your turn. 3 numbers.']);
    expect(game.getSnapshot().context).toMatchObject({ repeated: 2, entered: [], tries: 0 });
    press(3, 3, 1);
    expect(heard.at(-1)).toBe('Correct. 15 points.');
  });

  it('begins with the first number, also in the middle of the numbers', () => {
    const { game, act, pass, is } = open({ unfinished: upTo(3) });
    act('watch');
    pass(400);
    pass(400);
    act('watch');
    expect(is({ round: { playing: 'shown' } })).toBe(true);
    expect(game.getSnapshot().context).toMatchObject({ item: 0, sequence: [3, 3, 1] });
  });
});

describe('a page out of sight', () => {
  it.each<[string, Digit | undefined, string]>([
    ['while numbers are shown', undefined, 'Watch: 3.'],
    ['after a right answer', 3, 'Watch: 3, 1.'],
    ['after a wrong answer', 1, 'Watch: 3.'],
  ])('rests %s, and shows them again when asked', (_, pad, said) => {
    const { game, heard, act, pass, watch, press, is } = open();
    act('watch');
    if (pad) {
      watch();
      press(pad);
    }
    game.send({ type: 'page.hidden' });
    const before = heard.length;
    pass(60_000);
    expect(is({ round: 'resting' })).toBe(true);
    expect(heard.slice(before)).toEqual([]);
    act('watch');
    expect(heard.at(-1)).toBe(said);
  });

  it('leaves a turn, and what waits for a press, as it was', () => {
    const { game, act, watch, press } = open({ pace: 'wait', unfinished: upTo(3) });
    act('watch');
    game.send({ type: 'page.hidden' });
    watch();
    press(3);
    game.send({ type: 'page.hidden' });
    press(3, 1);
    expect(game.getSnapshot().context.repeated).toBe(3);
  });
});

describe('an unfinished game', () => {
  it('is nothing before the first number and after the last', () => {
    const { game, act } = open();
    expect(unfinishedOf(game.getSnapshot())).toBeUndefined();
    act('watch');
    expect(unfinishedOf(game.getSnapshot())).toEqual({ sequence: [3], repeated: 0 });
    act('finish');
    expect(unfinishedOf(game.getSnapshot())).toBeUndefined();
  });

  it('rests until the member watches, and says nothing by itself', () => {
    const { heard, pass, is } = open({ unfinished: upTo(3) });
    pass(60_000);
    expect(is({ round: 'resting' })).toBe(true);
    expect(heard).toEqual([]);
  });

  it('goes on with a longer sequence if all of it was repeated', () => {
    const { heard, act } = open({ digits: [2], unfinished: { sequence: [3, 1], repeated: 2 } });
    act('watch');
    expect(heard).toEqual(['Watch: 3, 1, 2.']);
  });
});

describe('a finished game', () => {
  it.each([
    [0, 'Thank you for playing. You can try again at any time.'],
    [1, 'You repeated 1 number.'],
    [4, 'You repeated 4 numbers in a row.'],
  ])('says how it went after %d numbers', (repeated, sentence) => {
    const { heard, act } = open({
      unfinished: { sequence: [3, 3, 1, 4, 2].slice(0, repeated + 1) as Digit[], repeated },
    });
    act('finish');
    expect(heard).toEqual([sentence]);
  });

  it('is followed by a new one, with nothing of the old', () => {
    const { game, act, is } = open({ unfinished: upTo(3) });
    act('finish');
    act('playAgain');
    expect(is('ready')).toBe(true);
    act('watch');
    expect(game.getSnapshot().context).toMatchObject({ sequence: [3], repeated: 0, tries: 0 });
  });
});

describe('step by step', () => {
  it('is played to five numbers without any time, by presses that are all answered', () => {
    const { game, heard, act, pass, press } = open({ digits: [3, 3, 1, 4, 2], pace: 'wait' });
    for (let length = 1; length <= 5; length += 1) {
      act('watch');
      pass(DOUBLE_PRESS_MS);
      for (let place = 1; place <= length; place += 1) act('next');
      press(...game.getSnapshot().context.sequence);
    }
    act('finish');
    expect(heard.slice(0, 8)).toEqual([
      'Watch: 3.',
      'Your turn. 1 number.',
      'Correct. 5 points.',
      'Watch: 3, 3.',
      'Now: 3 (2 of 2)',
      'Your turn. 2 numbers.',
      '3',
      'Correct. 10 points.',
    ]);
    expect(heard.at(-1)).toBe('You repeated 5 numbers in a row.');
    expect(game.getSnapshot().context.repeated).toBe(5);
  });

  it('shows the numbers once more after a double press on the last, and nothing is lost', () => {
    const { game, act, pass, is } = open({ pace: 'wait', unfinished: upTo(2) });
    act('watch');
    pass(DOUBLE_PRESS_MS);
    act('next');
    act('next');
    act('watch');
    expect(is({ round: { playing: 'stepping' } })).toBe(true);
    expect(game.getSnapshot().context).toMatchObject({ item: 0, repeated: 1, tries: 0 });
  });
});

describe('a member who only listens', () => {
  it.each([1, 10, 'wait'] as const)('repeats six numbers at pace %s', (pace) => {
    const { game, heard, act, pass, press } = open({ digits: [3, 3, 1, 4, 2, 2], pace });
    act('watch');
    let known: Digit[] = [];
    let read = 0;
    for (let steps = 0; steps < 1500 && !heard.includes('Correct. 30 points.'); steps += 1) {
      const news = heard.slice(read);
      read = heard.length;
      const told = news.findLast((words) => words.startsWith('Watch: '));
      if (told) known = told.match(/\d/g)?.map(Number) as Digit[];
      if (news.some((words) => words.startsWith('Your turn'))) press(...known);
      else if (news.some((words) => words.startsWith('Correct')) && pace === 'wait') act('watch');
      else {
        pass(pace === 'wait' ? DOUBLE_PRESS_MS : 400);
        act('next');
      }
    }
    expect(game.getSnapshot().context.repeated).toBe(6);
  });
});
