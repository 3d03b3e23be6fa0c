import { apiError } from '@friendbase/contract';
import { HelpButton, PageFrame, Text, TextField } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { SessionProvider } from './createSession.ts';
import { RECHECK_MS, sessionMachine } from './sessionMachine.ts';
import { hear } from '../../testing/hear.ts';
import { page as words } from '../words/en/page.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

const LOST = words.messages.connectionLost;
const BACK = words.messages.connectionBack;

const isThere = async () => 'ann';
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const signedOut = () => Promise.reject(apiError('signedOut'));

let check = vi.fn<() => Promise<string>>();
let clock: SimulatedClock;
beforeEach(() => {
  check = vi.fn(isThere);
  clock = new SimulatedClock();
});

/** The page of a member, with many words and one field at the end of the window. */
async function openPage(width = 1280) {
  await page.viewport(width, 568);
  const session = createActor(
    sessionMachine.provide({ actors: { check: fromPromise(async () => check()) } }),
    { clock, input: { known: { memberId: 'ann' } } },
  ).start();
  await render(
    <SessionProvider value={session}>
      <PageFrame
        header="Header"
        footer={
          <>
            <ConnectionNote to="member" />
            <HelpButton onPress={() => {}} />
          </>
        }
      >
        {Array.from({ length: 40 }, (_, n) => (
          <Text key={n}>{`The words of line ${n}.`}</Text>
        ))}
        <TextField label="Your words" />
      </PageFrame>
    </SessionProvider>,
  );
  return session;
}

/** The session asks `times` times and finds this each time. */
async function recheck(answer: () => Promise<string>, times = 1) {
  check.mockImplementation(answer);
  for (let asked = 0; asked < times; asked += 1) {
    const calls = check.mock.calls.length;
    await expect
      .poll(() => {
        if (check.mock.calls.length === calls) clock.increment(RECHECK_MS);
        return check.mock.calls.length;
      })
      .toBe(calls + 1);
  }
}

const widthOfPage = () => document.documentElement.getBoundingClientRect().width;
const note = () => page.getByRole('contentinfo').getByText(LOST);
const boxOf = (of: ReturnType<typeof note>) => of.element().getBoundingClientRect();

describe('the line about the connection', () => {
  it('is not there while the session is known, and nothing is heard', async () => {
    await openPage();
    const said = hear();
    await recheck(isThere, 2);
    await expect.element(note()).not.toBeInTheDocument();
    expect(said).toEqual([]);
  });

  it('goes silently where the session ended', async () => {
    const session = await openPage();
    const said = hear();
    await recheck(noNetwork);
    await expect.poll(() => said).toEqual([LOST]);
    await recheck(signedOut);
    await expect.poll(() => session.getSnapshot().hasTag('visitor')).toBe(true);
    await expect.element(note()).not.toBeInTheDocument();
    expect(said).toEqual([LOST]);
  });

  it('is heard once as it appears, not again, and once when the connection is back', async () => {
    await openPage();
    const said = hear();
    await recheck(noNetwork, 3);
    await expect.element(note()).toBeVisible();
    await expect.poll(() => said).toEqual([LOST]);
    await recheck(isThere, 2);
    await expect.element(note()).not.toBeInTheDocument();
    await expect.poll(() => said).toEqual([LOST, BACK]);
  });

  it.each([320, 1280])('moves nothing at %i px, as it appears and as it goes', async (width) => {
    await openPage(width);
    const help = page.getByRole('button', { name: 'Help' });
    const places = () =>
      [boxOf(page.getByText('The words of line 0.')), boxOf(help)].map(({ top, left }) => [top, left]);
    const before = places();
    await recheck(noNetwork);
    await expect.element(note()).toBeVisible();
    expect(places()).toEqual(before);
    await recheck(isThere);
    await expect.element(note()).not.toBeInTheDocument();
    expect(places()).toEqual(before);
  });

  it.each([320, 1280])(
    'leaves at %i px room for all words, and for the field that one writes in',
    async (width) => {
      await openPage(width);
      // At the end of the window, where the line comes.
      const field = page.getByRole('textbox');
      field.element().focus({ preventScroll: true });
      field.element().scrollIntoView({ block: 'end' });
      await recheck(noNetwork);
      await expect.element(note()).toBeVisible();
      const bar = () => page.getByRole('contentinfo').element().getBoundingClientRect();
      // No words can be half below it: it is as wide as the window, and covers what lies there.
      expect([bar().left, bar().width, Math.round(bar().bottom)]).toEqual([0, widthOfPage(), 568]);
      await expect.poll(() => boxOf(field).bottom).toBeLessThanOrEqual(bar().top);
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect.poll(() => boxOf(field).bottom).toBeLessThanOrEqual(bar().top);
    },
  );
});
