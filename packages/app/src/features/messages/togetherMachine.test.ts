import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { togetherMachine } from './togetherMachine.ts';

function open() {
  const clock = new SimulatedClock();
  const tell = vi.fn<() => void>();
  const actor = createActor(togetherMachine.provide({ actions: { tell } }), { clock }).start();
  const write = (text: string) => actor.send({ type: 'text.changed', text });
  return { actor, clock, tell, write, isWriting: () => actor.getSnapshot().hasTag('writing') };
}

describe('a member who writes', () => {
  it.each(['', '  ', '\n'])('tells nobody of an empty field: “%s”', (text) => {
    const { tell, write } = open();
    write(text);
    expect(tell).not.toHaveBeenCalled();
  });

  it('tells once in 3 s, however much changes meanwhile', () => {
    const { tell, write, clock } = open();
    for (let letters = 1; letters < 30; letters += 1) {
      write('x'.repeat(letters));
      clock.increment(TYPING_EVERY_MS / 15);
    }
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('tells nothing by itself once the text stays as it is', () => {
    const { tell, write, clock } = open();
    write('Hello');
    clock.increment(TYPING_EVERY_MS * 10);
    expect(tell).toHaveBeenCalledTimes(1);
    write('Hello!');
    expect(tell).toHaveBeenCalledTimes(2);
  });
});

describe('a friend who writes', () => {
  it('is shown for 6 s after they were last heard', () => {
    const { actor, clock, isWriting } = open();
    actor.send({ type: 'writer.heard' });
    clock.increment(TYPING_SHOWN_MS - 1);
    actor.send({ type: 'writer.heard' });
    clock.increment(TYPING_SHOWN_MS - 1);
    expect(isWriting()).toBe(true);
    clock.increment(1);
    expect(isWriting()).toBe(false);
  });

  it('is shown no longer once their message is there', () => {
    const { actor, isWriting } = open();
    actor.send({ type: 'writer.heard' });
    actor.send({ type: 'message.came' });
    expect(isWriting()).toBe(false);
  });
});
