import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reportMachine, type ReportWords } from './reportMachine.ts';

/** A report that is being written, and everything that is sent, stored and said. */
function report(deliver: () => Promise<void> = async () => {}, words = '') {
  const sent: ReportWords[] = [];
  const stored: (ReportWords | undefined)[] = [];
  const failed: unknown[] = [];
  const actor = createActor(
    reportMachine.provide({
      actors: {
        deliver: fromPromise<void, ReportWords>(async ({ input }) => {
          sent.push(input);
          await deliver();
        }),
      },
      actions: {
        persistDraft: (_, params) => void stored.push(params.said),
        sayFailed: (_, { error }) => void failed.push(error),
      },
    }),
    { input: { reason: undefined, words, alsoBlock: false } },
  ).start();
  return { actor, sent, stored, failed };
}

describe('a report that is not sent', () => {
  it('has no reason yet', () => {
    const { actor, sent } = report();
    actor.send({ type: 'words.changed', words: 'It is not nice' });
    actor.send({ type: 'submitted' });
    expect([actor.getSnapshot().value, sent]).toEqual(['choosing', []]);
  });

  it('keeps all that was said when the call fails, and is sent by the next press', async () => {
    let tries = 0;
    const { actor, sent, failed } = report(() =>
      (tries += 1) === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(),
    );
    actor.send({ type: 'reason.chosen', reason: 'mean' });
    actor.send({ type: 'words.changed', words: 'It hurts' });
    actor.send({ type: 'block.changed', alsoBlock: true });
    actor.send({ type: 'submitted' });
    await waitFor(actor, (state) => state.hasTag('failed'));
    actor.send({ type: 'submitted' });
    await waitFor(actor, (state) => state.hasTag('sent'));
    const said = { reason: 'mean', words: 'It hurts', alsoBlock: true };
    expect([sent, failed]).toEqual([[said, said], [new Error('lost')]]);
  });
});

describe('a report that is sent', () => {
  it('is sent once, however often it is pressed, and stays as it is meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { actor, sent } = report(() => promise);
    actor.send({ type: 'reason.chosen', reason: 'scary' });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'reason.chosen', reason: 'other' });
    resolve();
    await waitFor(actor, (state) => state.hasTag('sent'));
    expect(sent).toEqual([{ reason: 'scary', words: '', alsoBlock: false }]);
  });

  it('begins with the words of before, and forgets them when it is sent', async () => {
    const { actor, sent, stored } = report(undefined, 'From before');
    actor.send({ type: 'reason.chosen', reason: 'other' });
    actor.send({ type: 'submitted' });
    await waitFor(actor, (state) => state.hasTag('sent'));
    const said = { reason: 'other', words: 'From before', alsoBlock: false };
    expect([sent, stored]).toEqual([[said], [said, undefined]]);
  });
});
