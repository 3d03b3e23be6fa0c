import { ApiError } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { messageMachine, WAIT_MS } from './messageMachine.ts';

type Deliver = (text: string) => Promise<void>;

/** A message with words in its field, and everything that is sent and stored. */
function write({ text = 'See you', underWay }: { text?: string; underWay?: string } = {}, deliver?: Deliver) {
  const sent: string[] = [];
  const stored: string[] = [];
  const said: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    messageMachine.provide({
      actors: {
        deliver: fromPromise<void, string>(async ({ input }) => {
          sent.push(input);
          await deliver?.(input);
        }),
      },
      actions: {
        persistDraft: (_, params) => void stored.push(params.text),
        sayHeld: () => void said.push('held'),
        sayTakenBack: () => void said.push('taken back'),
      },
    }),
    { input: { text, underWay }, clock },
  ).start();
  return { actor, sent, stored, said, clock };
}

const never: Deliver = () => new Promise(() => {});
const refuse =
  (status: number): Deliver =>
  () =>
    Promise.reject(new ApiError({ status, message: 'No.' }));

describe('a message that is not sent', () => {
  it.each(['', '   ', '\n'])('has no words in it: “%s”', (text) => {
    const { actor, sent } = write({ text });
    actor.send({ type: 'submitted', text });
    expect([actor.getSnapshot().value, sent]).toEqual(['writing', []]);
  });

  it('keeps its words when the call fails, and is sent by the next press', async () => {
    let tries = 0;
    const { actor, sent } = write({}, () =>
      (tries += 1) === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(),
    );
    actor.send({ type: 'submitted', text: 'See you' });
    await waitFor(actor, (state) => state.hasTag('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ text: 'See you', sending: undefined });
    actor.send({ type: 'submitted', text: 'See you' });
    await waitFor(actor, (state) => state.matches('sent'));
    expect(sent).toEqual(['See you', 'See you']);
  });

  it.each([403, 404])('closes the chat where no try leads to anything: %i', async (status) => {
    const { actor, sent } = write({}, refuse(status));
    actor.send({ type: 'submitted', text: 'See you' });
    await waitFor(actor, (state) => state.hasTag('closed'));
    expect(actor.getSnapshot().context.text).toBe('See you');
    actor.send({ type: 'submitted', text: 'See you' });
    expect(sent).toEqual(['See you']);
  });

  it.each([401, 429, 500])('leaves the chat open after %i', async (status) => {
    const { actor } = write({}, refuse(status));
    actor.send({ type: 'submitted', text: 'See you' });
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'));
    expect(context.text).toBe('See you');
  });
});

describe('a message under way', () => {
  it('stays as it is, and a second press sends nothing', () => {
    const { actor, sent } = write({}, never);
    actor.send({ type: 'submitted', text: 'See you' });
    actor.send({ type: 'text.changed', text: 'See you later' });
    actor.send({ type: 'submitted', text: 'See you' });
    expect(actor.getSnapshot().context).toMatchObject({ text: 'See you', sending: 'See you' });
    expect(sent).toEqual(['See you']);
  });

  it('is under way again when the member comes back to the chat', async () => {
    const { actor } = write({ underWay: 'See you' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (state) => state.matches('sent'));
    expect(actor.getSnapshot().context).toMatchObject({ text: '', sending: undefined });
  });
});

describe('a message that is sent', () => {
  it('is sent without the space around it, and leaves the field empty', async () => {
    const { actor, sent } = write({ text: '  See you ' });
    actor.send({ type: 'submitted', text: '  See you ' });
    await waitFor(actor, (state) => state.matches('sent'));
    expect([actor.getSnapshot().context.text, sent]).toEqual(['', ['See you']]);
  });

  it('is stored as a draft with every change until then', () => {
    const { actor, stored } = write({ text: '' });
    actor.send({ type: 'text.changed', text: 'See' });
    actor.send({ type: 'text.changed', text: 'See you' });
    expect(stored).toEqual(['See', 'See you']);
  });

  it.each([
    ['', 'From before'],
    ['Typed', 'Typed'],
  ])('comes back as it was stored, but not over what is typed already: “%s”', (text, shown) => {
    const { actor } = write({ text });
    actor.send({ type: 'restored', text: 'From before' });
    expect(actor.getSnapshot().context.text).toBe(shown);
  });
});

describe('a message with private facts', () => {
  const WORDS = 'My number is 555-123-4567';
  function hold(deliver?: Deliver) {
    const held = write({ text: WORDS }, deliver);
    held.actor.send({ type: 'submitted', text: WORDS });
    return held;
  }

  it('is not sent before its time is over, which is said once', () => {
    const { actor, sent, said, clock } = hold();
    clock.increment(WAIT_MS - 1);
    actor.send({ type: 'submitted', text: WORDS });
    actor.send({ type: 'text.changed', text: 'Other words' });
    expect(actor.getSnapshot().context).toMatchObject({ text: WORDS, sending: WORDS });
    expect([actor.getSnapshot().hasTag('held'), sent, said]).toEqual([true, [], ['held']]);
  });

  it('gives its words back when it is taken back, and is never sent', () => {
    const { actor, sent, said, clock } = hold();
    actor.send({ type: 'undone' });
    clock.increment(WAIT_MS * 2);
    expect(actor.getSnapshot().context).toMatchObject({ text: WORDS, sending: undefined });
    expect([actor.getSnapshot().value, sent, said]).toEqual(['writing', [], ['held', 'taken back']]);
  });

  it('is sent when the time is over', async () => {
    const { actor, sent, clock } = hold();
    clock.increment(WAIT_MS);
    await waitFor(actor, (state) => state.matches('sent'));
    expect([sent, actor.getSnapshot().context.text]).toEqual([[WORDS], '']);
  });

  it('does not wait again for another try', async () => {
    const { actor, sent, clock } = hold(() => Promise.reject(new Error('lost')));
    clock.increment(WAIT_MS);
    await waitFor(actor, (state) => state.hasTag('failed'));
    actor.send({ type: 'submitted', text: WORDS });
    expect([actor.getSnapshot().hasTag('busy'), sent]).toEqual([true, [WORDS, WORDS]]);
  });

  it('is sent at once for a member who does not want to wait', () => {
    const actor = createActor(messageMachine.provide({ guards: { waitsFirst: () => false } }), {
      input: { text: WORDS, underWay: undefined },
    }).start();
    actor.send({ type: 'submitted', text: WORDS });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });
});
