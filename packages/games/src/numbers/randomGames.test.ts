import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { pick, randomInteger, type Random, seeded } from '../lib/random.ts';
import { RANDOM_GAMES } from '../../testing/randomGames.ts';
import { numbersMachine } from './machine.ts';
import { storedNumbers } from './persisted.ts';
import { pointsUpTo, type Digit } from './rules.ts';
import { unfinishedOf } from './status.ts';

const STEPS = 10;
/** To be right once more takes many steps, so only every fourth game is looked at for it. */
const GAMES_GONE_ON_WITH = 4;

const PRESSES: EventFrom<typeof numbersMachine>[] = [
  { type: 'watch.pressed' },
  { type: 'next.pressed' },
  { type: 'writing.pressed' },
  { type: 'page.hidden' },
  { type: 'pace.changed', pace: 'wait' },
  { type: 'pace.changed', pace: 1 },
];

function openGame(random: Random) {
  const clock = new SimulatedClock();
  const left = randomInteger(random, 0, 4);
  const sequence = Array.from({ length: left }, () => randomInteger(random, 1, 4) as Digit);
  const unfinished = left > 0 ? { sequence, repeated: left - randomInteger(random, 0, 1) } : undefined;
  const input = { random, pace: pick(random, [1, 4, 'wait'] as const), unfinished };
  return { clock, game: createActor(numbersMachine, { clock, input }).start() };
}

type Opened = ReturnType<typeof openGame>;

/** Something that leads on, or games would stay short. */
function goOn({ clock, game }: Opened): void {
  const snapshot = game.getSnapshot();
  const { sequence, entered } = snapshot.context;
  if (snapshot.hasTag('your turn'))
    return game.send({ type: 'pad.pressed', pad: sequence[entered.length] ?? 1, isHeard: false });
  if (snapshot.hasTag('stepping')) return game.send({ type: 'next.pressed' });
  if (snapshot.matches({ round: 'playing' })) return void clock.increment(4000);
  game.send({ type: 'watch.pressed' });
}

function doAnything(opened: Opened, random: Random): void {
  const act = randomInteger(random, 0, 9);
  if (act < 7) return goOn(opened);
  if (act === 7) return void opened.clock.increment(randomInteger(random, 1, 5000));
  const pad = randomInteger(random, 1, 4) as Digit;
  opened.game.send(act === 8 ? { type: 'pad.pressed', pad, isHeard: false } : pick(random, PRESSES));
}

/** What a member would do who wants to be right once more. */
function repeatOnce({ clock, game }: Opened): void {
  game.send({ type: 'watch.pressed' });
  for (let steps = 0; steps < 200 && !game.getSnapshot().hasTag('your turn'); steps += 1) {
    clock.increment(4000);
    if (game.getSnapshot().hasTag('stepping')) game.send({ type: 'next.pressed' });
  }
  for (const pad of game.getSnapshot().context.sequence)
    game.send({ type: 'pad.pressed', pad, isHeard: false });
}

describe('games of anything', () => {
  it('never lose a point, are persisted whole, and can always be gone on with and finished', () => {
    const random = seeded(11);
    let longest = 0;
    for (let count = 0; count < RANDOM_GAMES; count += 1) {
      const opened = openGame(random);
      const { game } = opened;
      let before = 0;
      for (let step = 0; step < STEPS; step += 1) {
        doAnything(opened, random);
        const { repeated, sequence } = game.getSnapshot().context;
        const isSound = [0, 1].includes(sequence.length - repeated) && pointsUpTo(repeated) >= before;
        const stored = unfinishedOf(game.getSnapshot());
        if (!isSound || (stored && !storedNumbers.parse(stored)))
          throw new Error(JSON.stringify(game.getSnapshot()));
        before = pointsUpTo(repeated);
      }
      const { repeated } = game.getSnapshot().context;
      longest = Math.max(longest, repeated);
      const isGoneOnWith = count % GAMES_GONE_ON_WITH === 0;
      if (isGoneOnWith) repeatOnce(opened);
      else game.send({ type: 'watch.pressed' });
      game.send({ type: 'finish.pressed' });
      const end = game.getSnapshot();
      if (end.context.repeated < repeated + Number(isGoneOnWith) || !end.matches('finished'))
        throw new Error(JSON.stringify(end));
      game.stop();
    }
    expect(longest).toBeGreaterThan(3);
  });
});
