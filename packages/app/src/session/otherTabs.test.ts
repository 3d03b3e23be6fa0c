import { apiError } from '@friendbase/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import { followOtherTabs, type SessionWord } from './otherTabs.ts';
import { RECHECK_MS, sessionMachine } from './sessionMachine.ts';

/** Whose cookie the browser has: one for all tabs. */
let cookie: string | undefined;
let tabs: Set<(word: SessionWord) => void>;

beforeEach(() => {
  cookie = undefined;
  tabs = new Set();
});

function channel(): TabChannel<SessionWord> {
  let hear: (word: SessionWord) => void = () => {};
  return {
    tell: (word) => [...tabs].filter((other) => other !== hear).forEach((other) => other(word)),
    listen: (onWord) => void tabs.add((hear = onWord)),
    close: () => void tabs.delete(hear),
  };
}

async function openTab() {
  const clock = new SimulatedClock();
  const forgetMember = vi.fn();
  const meetMember = vi.fn();
  const check = fromPromise(() => (cookie ? Promise.resolve(cookie) : Promise.reject(apiError('signedOut'))));
  const session = createActor(
    sessionMachine.provide({
      actors: { check },
      actions: {
        forgetMember: (_, params) => forgetMember(params),
        meetMember: (_, params) => meetMember(params),
      },
    }),
    { input: {}, clock },
  );
  const leave = followOtherTabs(session, channel());
  session.start();
  await waitFor(session, (state) => !state.hasTag('checking'));
  const tab = {
    session,
    forgetMember,
    meetMember,
    leave,
    shows: () => session.getSnapshot().context.memberId,
    has: (tag: 'member' | 'visitor') => session.getSnapshot().hasTag(tag),
    reach: (memberId: string) =>
      waitFor(session, (state) => state.hasTag('member') && state.context.memberId === memberId),
    loseSession: async () => {
      clock.increment(RECHECK_MS);
      await waitFor(session, (state) => state.hasTag('visitor'));
    },
    logIn: (memberId: string) => {
      cookie = memberId;
      session.send({ type: 'signed.in' });
      return tab.reach(memberId);
    },
    logOut: () => {
      cookie = undefined;
      session.send({ type: 'signed.out' });
    },
  };
  return tab;
}

describe('logging out in one tab', () => {
  it('takes the member and their data from the others at once', async () => {
    cookie = 'ann';
    const [one, two] = [await openTab(), await openTab()];
    one.logOut();
    expect(two.has('visitor')).toBe(true);
    expect(two.shows()).toBeUndefined();
    expect(two.forgetMember).toHaveBeenCalledExactlyOnceWith({ memberId: 'ann' });
  });

  it('is fine in two tabs at once', async () => {
    cookie = 'ann';
    const [one, two] = [await openTab(), await openTab()];
    one.logOut();
    two.logOut();
    expect([one.forgetMember, two.forgetMember].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('takes the page that waits behind the auth screen of another, too', async () => {
    cookie = 'ann';
    const [one, two] = [await openTab(), await openTab()];
    cookie = undefined;
    await two.loseSession();
    expect(two.shows()).toBe('ann');
    one.logOut();
    expect(two.shows()).toBeUndefined();
  });

  it('leaves a tab alone that shows somebody else', async () => {
    cookie = 'ben';
    const two = await openTab();
    channel().tell({ type: 'left.elsewhere', memberId: 'ann' });
    expect([two.has('member'), two.shows()]).toEqual([true, 'ben']);
    channel().tell({ type: 'left.elsewhere', memberId: 'ben' });
    expect(two.has('visitor')).toBe(true);
  });
});

describe('logging in in one tab', () => {
  it('lets every other tab in at once', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.logIn('ann');
    await two.reach('ann');
    expect(two.shows()).toBe('ann');
  });

  it('never leaves the first member’s page with the second one’s cookie', async () => {
    cookie = 'ann';
    const [one, two] = [await openTab(), await openTab()];
    cookie = undefined;
    await one.loseSession();
    cookie = 'ben';
    one.session.send({ type: 'signed.in' });
    await one.reach('ben');
    expect(two.shows()).not.toBe('ann');
    expect(two.meetMember).toHaveBeenCalledWith({ before: 'ann', memberId: 'ben' });
    await two.reach('ben');
  });
});
