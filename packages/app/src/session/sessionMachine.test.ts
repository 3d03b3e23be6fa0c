import { ApiError, apiError } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { RECHECK_MS, sessionMachine } from './sessionMachine.ts';

const noAnswer = () => Promise.reject(new TypeError('network'));
const signedOut = () => Promise.reject(apiError('signedOut'));
const as = (id: string) => () => Promise.resolve(id);

/** Starts a session whose checks answer one after the other; the last answer goes on for ever. */
async function startSession(...answers: (() => Promise<string>)[]) {
  const clock = new SimulatedClock();
  const check = vi.fn(() => (answers.length > 1 ? answers.shift()! : answers[0]!)());
  const forgetMember = vi.fn();
  const meetMember = vi.fn();
  const refreshFailed = vi.fn();
  const session = createActor(
    sessionMachine.provide({
      actors: { check: fromPromise(check) },
      actions: {
        forgetMember: (_, params) => forgetMember(params),
        meetMember: (_, params) => meetMember(params),
        refreshFailed: (_, params) => refreshFailed(params),
      },
    }),
    { input: {}, clock },
  ).start();
  await waitFor(session, (state) => !state.hasTag('checking'));
  const settled = (calls: number) =>
    waitFor(session, (state) => check.mock.calls.length === calls && isResting(state.value));
  const recheck = async () => {
    clock.increment(RECHECK_MS);
    await settled(check.mock.calls.length);
  };
  /** What every check from now on is answered with. */
  const answer = (next: () => Promise<string>) => void answers.splice(0, answers.length, next);
  return { session, clock, check, forgetMember, meetMember, refreshFailed, answer, recheck, settled };
}

const isResting = (value: unknown) => JSON.stringify(value).includes('resting');
const isMember = (session: Awaited<ReturnType<typeof startSession>>['session']) =>
  session.getSnapshot().hasTag('member');

describe('the session', () => {
  it.each([
    ['401', signedOut],
    ['an error of the server', () => Promise.reject(new ApiError({ status: 500, message: 'no' }))],
    ['no answer', noAnswer],
  ])('begins as a visitor after %s', async (_, answer) => {
    const { session } = await startSession(answer);
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
  });

  it('says that the site is out of reach, but not after a plain 401', async () => {
    const unreachable = await startSession(noAnswer);
    expect(unreachable.session.getSnapshot().context.isUnreachable).toBe(true);
    const visitor = await startSession(signedOut);
    expect(visitor.session.getSnapshot().context.isUnreachable).toBe(false);
  });

  it('begins as a member who is known', async () => {
    const { session } = await startSession(as('ann'));
    expect(session.getSnapshot()).toMatchObject({ context: { memberId: 'ann', hasChangedSides: false } });
    expect(isMember(session)).toBe(true);
  });

  it('asks again after 5000 ms and not before', async () => {
    const { clock, check } = await startSession(as('ann'));
    clock.increment(RECHECK_MS - 1);
    expect(check).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('asks at once where the page must know', async () => {
    const { session, check, settled } = await startSession(as('ann'));
    session.send({ type: 'check.wanted' });
    await settled(2);
    expect(check).toHaveBeenCalledTimes(2);
    expect(isMember(session)).toBe(true);
  });

  it('never shows that it checks while a member is here', async () => {
    const { session, clock } = await startSession(as('ann'));
    clock.increment(RECHECK_MS);
    expect(session.getSnapshot().hasTag('checking')).toBe(false);
    expect(isMember(session)).toBe(true);
  });

  it.each([
    ['no answer', noAnswer],
    ['an answer that took too long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['an answer that is none', () => Promise.reject(new SyntaxError('Unexpected token <'))],
    ...[403, 404, 429, 500, 502, 503].map((status): [string, () => Promise<string>] => [
      `an answer of ${status}`,
      () => Promise.reject(new ApiError({ status, message: 'no' })),
    ]),
  ])('keeps the member for ten minutes of %s, and notices when it is over', async (_, failure) => {
    const { session, recheck, answer, refreshFailed } = await startSession(as('ann'));
    answer(failure);
    for (let passed = 0; passed < 10 * 60_000; passed += RECHECK_MS) {
      await recheck();
      expect(session.getSnapshot()).toMatchObject({
        context: { memberId: 'ann', isUnreachable: true, hasChangedSides: false },
      });
      expect(isMember(session)).toBe(true);
    }
    expect(refreshFailed).not.toHaveBeenCalledWith({ wasUnreachable: true });
    answer(as('ann'));
    await recheck();
    expect(session.getSnapshot().context.isUnreachable).toBe(false);
    expect(refreshFailed).toHaveBeenLastCalledWith({ wasUnreachable: true });
    await recheck();
    expect(refreshFailed).toHaveBeenLastCalledWith({ wasUnreachable: false });
  });

  it('tells a visitor whose session ended meanwhile nothing of the network, which is back', async () => {
    const { session, recheck } = await startSession(as('ann'), noAnswer, signedOut);
    await recheck();
    await recheck();
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
    expect(session.getSnapshot().context).toMatchObject({ memberId: 'ann', isUnreachable: false });
  });

  it('never forgives a 401, and still knows who was here', async () => {
    const { session, recheck, forgetMember } = await startSession(as('ann'), signedOut);
    await recheck();
    expect(session.getSnapshot()).toMatchObject({ context: { memberId: 'ann', hasChangedSides: true } });
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
    expect(forgetMember).not.toHaveBeenCalled();
  });

  it('checks at once when any call is refused, and only once for several', async () => {
    const { session, check, settled } = await startSession(as('ann'), signedOut);
    session.send({ type: 'access.refused' });
    session.send({ type: 'access.refused' });
    await settled(2);
    expect(check).toHaveBeenCalledTimes(2);
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
  });

  it('lets the same member back in after they log in', async () => {
    const { session, recheck, settled, meetMember } = await startSession(as('ann'), signedOut, as('ann'));
    await recheck();
    session.send({ type: 'signed.in' });
    await settled(3);
    expect(isMember(session)).toBe(true);
    expect(meetMember).toHaveBeenLastCalledWith({ before: 'ann', memberId: 'ann' });
  });

  it('tells when another member than before comes in', async () => {
    const { session, recheck, settled, meetMember } = await startSession(as('ann'), signedOut, as('ben'));
    await recheck();
    session.send({ type: 'signed.in' });
    await settled(3);
    expect(session.getSnapshot().context.memberId).toBe('ben');
    expect(meetMember).toHaveBeenLastCalledWith({ before: 'ann', memberId: 'ben' });
  });

  it('says so when the browser does not store the session', async () => {
    const { session, settled } = await startSession(signedOut);
    session.send({ type: 'signed.in' });
    await settled(2);
    expect(session.getSnapshot().context.isSignInLost).toBe(true);
  });

  it.each([
    ['no answer', noAnswer],
    ['an error of the server', () => Promise.reject(new ApiError({ status: 503, message: 'no' }))],
  ])('keeps confirming a log in after %s, every 5000 ms', async (_, answer) => {
    const { session, clock, check } = await startSession(signedOut, answer, as('ann'));
    session.send({ type: 'signed.in' });
    await waitFor(session, ({ context }) => context.isUnreachable);
    expect(session.getSnapshot().context.isSignInLost).toBe(false);
    clock.increment(RECHECK_MS - 1);
    expect(check).toHaveBeenCalledTimes(2);
    clock.increment(1);
    await waitFor(session, (state) => state.hasTag('member'));
  });

  it('checks again when a log in is answered after a recheck found its session', async () => {
    const { session, settled } = await startSession(as('ann'), as('ben'));
    session.send({ type: 'signed.in' });
    await settled(2);
    expect(session.getSnapshot().context.memberId).toBe('ben');
  });

  it('notices a log in that happened in another tab', async () => {
    const { session, recheck } = await startSession(signedOut, as('ann'));
    await recheck();
    expect(isMember(session)).toBe(true);
  });

  it('forgets the member who logs out', async () => {
    const { session, forgetMember } = await startSession(as('ann'));
    session.send({ type: 'signed.out' });
    expect(forgetMember).toHaveBeenCalledWith({ memberId: 'ann' });
    expect(session.getSnapshot()).toMatchObject({ context: { memberId: undefined } });
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
  });

  it('forgets them also where something else was refused before the log out was answered', async () => {
    const { session, settled, forgetMember } = await startSession(as('ann'), signedOut);
    const loggedOut = vi.fn();
    session.on('logged.out', loggedOut);
    session.send({ type: 'access.refused' });
    await settled(2);
    expect(session.getSnapshot()).toMatchObject({ context: { memberId: 'ann' } });
    session.send({ type: 'signed.out' });
    expect(forgetMember).toHaveBeenCalledWith({ memberId: 'ann' });
    expect(session.getSnapshot()).toMatchObject({ context: { memberId: undefined } });
    expect(session.getSnapshot().hasTag('visitor')).toBe(true);
    expect(loggedOut).toHaveBeenCalledExactlyOnceWith({ type: 'logged.out', memberId: 'ann' });
  });
});
