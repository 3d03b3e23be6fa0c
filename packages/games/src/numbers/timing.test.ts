import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import type { Pace } from '../lib/pace.ts';
import { statusOf } from './status.ts';
import { open } from '../../testing/numbers/runningGame.ts';

const PACES = [1, 2, 4, 10] as const;
const SHOWN = { round: { playing: 'shown' } } as const;
const GAP = { round: { playing: 'gap' } } as const;

describe.each(PACES)('at pace %d', (pace) => {
  it('a number is lit for 400 ms of its 800', () => {
    const { game, act, pass, is } = open({
      digits: [3],
      pace,
      unfinished: { sequence: [3, 1], repeated: 1 },
    });
    act('watch');
    pass(400 * pace - 1);
    expect(is(SHOWN)).toBe(true);
    pass(1);
    expect(is(GAP)).toBe(true);
    pass(400 * pace - 1);
    expect(is(GAP)).toBe(true);
    expect(game.getSnapshot().context.item).toBe(0);
    pass(1);
    expect(is(SHOWN)).toBe(true);
    expect(game.getSnapshot().context.item).toBe(1);
  });

  it('the turn comes 800 ms after the last number was lit', () => {
    const { act, pass, is } = open({ pace });
    act('watch');
    pass(400 * pace);
    pass(400 * pace - 1);
    expect(is({ round: 'yourTurn' })).toBe(false);
    pass(1);
    expect(is({ round: 'yourTurn' })).toBe(true);
  });

  it.each([
    ['a longer sequence', 3, 'right', 2],
    ['the same sequence', 1, 'wrong', 1],
  ] as const)('%s is shown 1 s after the outcome', (_, pad, outcome, length) => {
    const { game, act, pass, watch, press, is } = open({ pace });
    act('watch');
    watch();
    press(pad);
    pass(1000 * pace - 1);
    expect(is({ round: outcome })).toBe(true);
    expect(game.getSnapshot().context.sequence).toHaveLength(1);
    pass(1);
    expect(is(SHOWN)).toBe(true);
    expect(game.getSnapshot().context.sequence).toHaveLength(length);
    pass(1);
    expect(is(SHOWN)).toBe(true);
  });

  it('no more than three things change on the screen within a second', () => {
    const { game, act, pass } = open({ pace, unfinished: { sequence: [3, 3, 1, 1, 4], repeated: 4 } });
    const look = () => {
      const snapshot = game.getSnapshot();
      return JSON.stringify([snapshot.hasTag('lit') && snapshot.context.item, statusOf(snapshot)]);
    };
    act('watch');
    const changes: number[] = [];
    let before = '';
    for (let ms = 0; ms <= 5 * 800 * pace; ms += 1) {
      const now = look();
      if (now !== before) changes.push(ms);
      before = now;
      pass(1);
    }
    expect(changes.length).toBeGreaterThan(9);
    for (const first of changes)
      expect(changes.filter((ms) => ms >= first && ms < first + 1000).length).toBeLessThanOrEqual(3);
  });
});

describe('the same number twice in a row', () => {
  it('is dark in between, and its place in words is another', () => {
    const { game, act, pass } = open({ unfinished: { sequence: [3, 3], repeated: 1 } });
    act('watch');
    const seen = [0, 400, 400].map((ms) => {
      pass(ms);
      return [game.getSnapshot().hasTag('lit'), statusOf(game.getSnapshot()).args?.['place']];
    });
    expect(seen).toEqual([
      [true, 1],
      [false, 1],
      [true, 2],
    ]);
  });
});

describe('a clock that jumps', () => {
  it('shows the next number, and does not race through the others', () => {
    const { game, act, pass, is } = open({ unfinished: { sequence: [3, 1, 4], repeated: 2 } });
    act('watch');
    pass(3_600_000);
    expect(is(GAP)).toBe(true);
    pass(3_600_000);
    expect(is(SHOWN)).toBe(true);
    expect(game.getSnapshot().context.item).toBe(1);
  });
});

describe('step by step', () => {
  it.each([
    ['Start', undefined],
    ['Watch again', 1],
    ['Next round', 3],
  ] as const)('a second press on %s skips no number, and one after it goes on at once', (_, pad) => {
    const { game, act, pass, watch, press, is } = open({ pace: 'wait' });
    if (pad) {
      act('watch');
      watch();
      press(pad);
    }
    act('watch');
    pass(DOUBLE_PRESS_MS - 1);
    act('next');
    expect(is({ round: { playing: 'stepping' } })).toBe(true);
    expect(game.getSnapshot().context.item).toBe(0);
    pass(1);
    game.getSnapshot().context.sequence.forEach(() => act('next'));
    expect(is({ round: 'yourTurn' })).toBe(true);
  });

  it.each<[string, Pace, (game: ReturnType<typeof open>) => void]>([
    ['a number', 'wait', ({ act }) => act('watch')],
    [
      'a right answer',
      'wait',
      ({ act, watch, press }) => {
        act('watch');
        watch();
        press(3);
      },
    ],
    [
      'a wrong answer',
      'wait',
      ({ act, watch, press }) => {
        act('watch');
        watch();
        press(1);
      },
    ],
  ])('%s stays for an hour and more', (_, pace, play) => {
    const played = open({ pace });
    play(played);
    played.pass(DOUBLE_PRESS_MS);
    const before = played.game.getSnapshot();
    played.pass(10 * 3_600_000);
    expect(played.game.getSnapshot()).toBe(before);
  });

  it('shows the number it was at when the pace changes, and so does the clock after it', () => {
    const { game, act, pass, is } = open({ unfinished: { sequence: [3, 1, 4], repeated: 2 } });
    act('watch');
    pass(400);
    pass(400);
    game.send({ type: 'pace.changed', pace: 'wait' });
    expect(is({ round: { playing: 'stepping' } })).toBe(true);
    expect(game.getSnapshot().context.item).toBe(1);
    pass(DOUBLE_PRESS_MS);
    act('next');
    game.send({ type: 'pace.changed', pace: 2 });
    expect(is(SHOWN)).toBe(true);
    expect(game.getSnapshot().context.item).toBe(2);
    pass(799);
    expect(is(SHOWN)).toBe(true);
    pass(1);
    expect(is(GAP)).toBe(true);
  });

  it.each([
    [3, 'right'],
    [1, 'wrong'],
  ] as const)('begins and ends also in the pause after pad %d', (pad, outcome) => {
    const { game, act, pass, watch, press, is } = open();
    act('watch');
    watch();
    press(pad);
    game.send({ type: 'pace.changed', pace: 'wait' });
    pass(5000);
    expect(is({ round: { [outcome]: 'waiting' } } as never)).toBe(true);
    game.send({ type: 'pace.changed', pace: 1 });
    pass(999);
    expect(is({ round: outcome })).toBe(true);
    pass(1);
    expect(is(SHOWN)).toBe(true);
  });
});
