import type { Decision, WritingCall } from '@friendbase/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, json } from '../answerInstead.ts';
import { AppStage } from '../AppStage.tsx';
import { polite } from '../hear.ts';
import { button, openMore, press, type Act } from './act.ts';
import { aDecision } from '../aDecision.ts';

const EXCEPTION = 'Something went wrong on our side. Please try again.';
const NOT_SAVED = `Your decision was not saved. ${EXCEPTION}`;

const decision = aDecision();

/** A decision about the member, who can ask about it once. The stage's network refuses before this answers. */
function beDecidedAbout(): void {
  let now = decision;
  changeAnswers<Decision[]>({ method: 'GET', path: '/api/decisions/' }, () => [now]);
  answerInstead({ method: 'POST', path: '/api/decisions/' }, async (askBackend) => {
    const answer = await askBackend();
    if (answer.status !== 404) return answer;
    now = { ...decision, appeal: 'waiting' };
    return json(now);
  });
}

/** Logs in to an account that was closed; the stage's network refuses the appeal before this answers. */
async function openClosed(): Promise<void> {
  const closed = { ...decision, action: 'closed' } as const;
  answerInstead({ method: 'POST', path: '/api/auth/login' }, () =>
    json({ code: 'accountClosed', message: 'x', details: { decision: closed, appealToken: 'a-token' } }, 403),
  );
  answerInstead({ method: 'POST', path: '/api/auth/closed/appeal' }, async (askBackend) => {
    const answer = await askBackend();
    return answer.status === 500 ? answer : json({ ...closed, appeal: 'waiting' }, 201);
  });
  await render(<AppStage />);
  await page.getByRole('textbox', { name: /^Username/ }).fill('sam');
  await page
    .getByLabelText(/^Password \(/)
    .first()
    .fill('quiet lake morning');
  await press(button('Log In'));
  await seen('You are all silly');
  await page.getByRole('textbox', { name: /^Do you want to say why/ }).fill('It was a joke.');
}

const openCase = async (show: string) => {
  await render(<AppStage path={`/moderation?show=${show}`} />);
  await press(page.getByRole('button', { name: /^Look at it/ }).first());
  await expect.element(page.getByRole('heading', { name: 'Decide' })).toBeVisible();
};

const seen = (text: string) => expect.element(page.getByText(text)).toBeVisible();
const heardPolitely = (text: string) => expect.poll(polite).toBe(text);

const told = (text: string) => ({ shown: text, heard: { said: text } });

export const safety = {
  reportThing: [
    {
      what: 'reports a post',
      call: { method: 'POST', path: '/api/reports' },
      open: async () => {
        await render(<AppStage />);
        await openMore();
        await press(page.getByRole('button', { name: /^Report, / }).first());
        await page.getByText('It is mean', { exact: true }).click();
      },
      press: () => press(button('Send report')),
      done: {
        shown: 'Thank you. Your report was sent.',
        heard: {
          said: /^A person from FriendBase looks at it, usually within one day\. .+ is not told that it was you\.$/,
        },
      },
      failed: told(`Your report was not sent, so you see it again. Your words are still here. ${EXCEPTION}`),
    },
  ],
  appealDecision: [
    {
      what: 'asks to look again',
      call: { method: 'POST', path: '/api/decisions/' },
      open: async () => {
        beDecidedAbout();
        await render(<AppStage path="/profile" />);
        await press(button('My reports and decisions'));
        await seen('You are all silly');
        await page.getByRole('textbox', { name: /^Do you want to say why/ }).fill('It was a joke.');
      },
      press: () => press(button(/^Ask us to look again/)),
      done: told('You asked us to look again. Another person will look at it soon.'),
      failed: told(`We did not get your request. ${EXCEPTION}`),
    },
  ],
  appealClosedAccount: [
    {
      what: 'asks to look again at a closed account',
      call: { method: 'POST', path: '/api/auth/closed/appeal' },
      scenario: 'signed-out',
      open: openClosed,
      press: () => press(button(/^Ask us to look again/)),
      done: told('You asked us to look again. Another person will look at it soon.'),
      failed: told(`We did not get your request. ${EXCEPTION}`),
    },
  ],
  decideCase: [
    {
      what: 'keeps what was reported',
      call: { method: 'POST', path: '/api/moderation/cases/' },
      scenario: 'moderator',
      open: () => openCase('reports'),
      press: () => press(button('Keep it')),
      done: told('It is kept.'),
      failed: told(NOT_SAVED),
    },
  ],
  undoDecision: [
    {
      what: 'undoes a decision',
      call: { method: 'POST', path: '/api/moderation/decisions/' },
      scenario: 'moderator',
      open: async () => {
        await openCase('reports');
        await press(button('Keep it'));
        await heardPolitely('It is kept.');
      },
      press: () => press(button('Undo the decision')),
      done: told('The decision is undone. All is as it was before.'),
      failed: told(NOT_SAVED),
    },
  ],
  answerAppeal: [
    {
      what: 'answers who asked to look again',
      call: { method: 'POST', path: '/api/moderation/appeals/' },
      scenario: 'moderator',
      open: () => openCase('appeals'),
      press: () => press(button('The decision stays')),
      done: told('The decision stays. The member is told.'),
      failed: told(NOT_SAVED),
    },
  ],
  writeLetter: [
    {
      what: 'writes to us',
      call: { method: 'POST', path: '/api/letters' },
      open: async () => {
        await render(<AppStage path="/donations" />);
        await press(button('Help'));
        await press(button('Write to us'));
        await page.getByRole('textbox', { name: /^Your letter/ }).fill('How do I change my picture?');
      },
      press: () => press(button('Send')),
      done: {
        shown: 'Thank you. We have your letter.',
        heard: { said: 'A person answers you. The answer comes in Notifications: press the bell.' },
      },
      failed: told(`This was not sent. Your words are still here. ${EXCEPTION}`),
    },
  ],
  answerLetter: [
    {
      what: 'answers a letter',
      call: { method: 'POST', path: '/api/moderation/letters/' },
      scenario: 'moderator',
      open: async () => {
        await render(<AppStage path="/moderation?show=letters" />);
        await page
          .getByRole('textbox', { name: /^Your answer/ })
          .first()
          .fill('Block Omar. We look at it.');
      },
      press: () => press(page.getByRole('button', { name: /^Send, / }).first()),
      done: told('Your answer is on its way to Tom Becker.'),
      failed: told(`This was not sent. Your words are still here. ${EXCEPTION}`),
    },
  ],
} as const satisfies Partial<Record<WritingCall, readonly Act[]>>;
