import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { requestsMachine, type Answered, type Came, type RequestsEvent } from './requestsMachine.ts';

/** Requests that wait, with calls that end when the test says so. */
function begin() {
  const calls: (Answered & { end: (came: Came) => void })[] = [];
  const actor = createActor(
    requestsMachine.provide({
      actors: {
        deliver: fromCallback<RequestsEvent, Answered>(({ input, sendBack }) => {
          const end = (came: Came) => {
            calls.splice(calls.indexOf(call), 1);
            sendBack({ type: 'came', id: input.id, came });
          };
          const call = { ...input, end };
          calls.push(call);
        }),
      },
    }),
  ).start();
  const press = (id: string, answer: Answered['answer'] = 'accept') =>
    actor.send({ type: 'answered', id, name: `Name of ${id}`, answer });
  const stateOf = (id: string) => actor.getSnapshot().context.acts[id]?.state;
  return { actor, calls, press, stateOf };
}

type Step = readonly [id: string, what: 'pressed' | Came];

const STEPS = ['ann', 'ben'].flatMap((id) =>
  (['pressed', 'saved', 'failed', 'tooLate'] as const).map((what): Step => [id, what]),
);
/** Every order of four steps with two requests. */
const ORDERS = [1, 2, 3, 4].reduce<Step[][]>(
  (orders) => orders.flatMap((order) => STEPS.map((step) => [...order, step])),
  [[]],
);

describe('an answer to a friend request', () => {
  it('that fails leaves the request with its button, and the last outcome as it was', () => {
    const { actor, calls, press, stateOf } = begin();
    press('ann');
    calls[0]!.end('failed');
    expect([stateOf('ann'), actor.getSnapshot().context.ended]).toEqual(['failed', undefined]);
    press('ann');
    expect(stateOf('ann')).toBe('working');
  });

  it('is told by the name it had, also when it came too late', () => {
    const { actor, calls, press } = begin();
    press('ann', 'decline');
    calls[0]!.end('tooLate');
    expect(actor.getSnapshot().context.ended).toMatchObject({ name: 'Name of ann', state: 'tooLate' });
  });

  it('never waits for another one, and is called once, in whatever order they are pressed and end', () => {
    for (const steps of ORDERS) {
      const { calls, press, stateOf } = begin();
      const model = new Map<string, string>();
      for (const [id, what] of steps) {
        if (what === 'pressed') press(id);
        else calls.find((call) => call.id === id)?.end(what);
        if (what === 'pressed') model.set(id, 'working');
        else if (model.get(id) === 'working') model.set(id, what);
        const working = [...model].filter(([, state]) => state === 'working').map(([name]) => name);
        expect(calls.map((call) => call.id).toSorted()).toEqual(working.toSorted());
        for (const [name, state] of model) expect(stateOf(name)).toBe(state);
      }
    }
  });
});
