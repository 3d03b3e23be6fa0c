import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { seeded } from '../lib/random.ts';
import { memoryMachine } from './machine.ts';
import { deal, PAIRS } from './rules.ts';

/** A game of sixteen cards, and nothing of it but what is said. No time passes. */
function listenTo(seed: number) {
  const game = createActor(memoryMachine, {
    clock: new SimulatedClock(),
    input: { game: { deck: deal(seeded(seed)) }, set: 'home', pace: 'wait', hints: 'never' },
  });
  const heard: string[] = [];
  game.on('said', ({ short }) => heard.push(sayWords(REFERENCE, short)));
  game.start();
  return { game, heard };
}

/** Turns new cards over, remembers where each was said, and takes a pair as soon as both are known. */
function playByEar({ game, heard }: ReturnType<typeof listenTo>) {
  const known = new Map<number, string>();
  const places = Array.from({ length: 2 * PAIRS }, (_, place) => place);
  const turn = (place: number) => {
    game.send({ type: 'card.pressed', place });
    known.set(
      place,
      heard
        .filter((text) => !text.startsWith('You'))
        .at(-1)
        ?.split('.')[0] ?? '',
    );
  };
  while (!heard.some((text) => text.startsWith('You found all')) && heard.length < 200) {
    const twinOf = (place: number) =>
      places.find((other) => other !== place && known.has(other) && known.get(other) === known.get(place));
    const isNew = (place: number) => !known.has(place);
    const first = places.find((place) => twinOf(place) !== undefined) ?? places.find(isNew) ?? 0;
    turn(first);
    const second = twinOf(first) ?? places.find(isNew) ?? 0;
    turn(second);
    if (heard.some((text, at) => at >= heard.length - 2 && text.includes('. Match.')))
      for (const place of [first, second]) places.splice(places.indexOf(place), 1);
  }
}

it('300 games are finished by who knows only what is said', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const listened = listenTo(seed);
    playByEar(listened);
    const { value, context } = listened.game.getSnapshot();
    expect([value, context.found.length, context.seconds]).toEqual(['finished', PAIRS, 0]);
    expect(listened.heard.at(-1)).toBe(`You found all 8 pairs in ${context.moves} moves.`);
    expect(context.moves).toBeLessThan(2 * PAIRS);
  }
});
