import { getMe, logIn, type ClosedAccount } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { labelProblems, nameProblems } from '../../../../../.storybook/checks/names.ts';
import { json, errorAnswer } from '../../../testing/answerInstead.ts';
import { AuthStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';
import { aDecision } from '../../../testing/aDecision.ts';

const closed: ClosedAccount = {
  decision: aDecision({ action: 'closed' }),
  appealToken: 'a-token',
};
const part = () => page.getByRole('region', { name: 'Your account is closed' });
const ask = () => part().getByRole('button', { name: /^Ask us to look again/ });

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

/** Logs in, and is refused because the account was closed. */
async function logInTo(details: unknown): Promise<{ body: unknown }[]> {
  const sent: { body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith(getMe.path)) return errorAnswer(401, 'signedOut');
    if (url.startsWith(logIn.path))
      return json({ code: 'accountClosed', message: 'This account was closed.', details }, 403);
    sent.push({ body: JSON.parse(init.body as string) });
    return json({ ...closed.decision, appeal: 'waiting' }, 201);
  });
  await render(<AuthStage />);
  const form = page.getByRole('form', { name: 'Log in' });
  await userEvent.fill(form.getByRole('textbox', { name: /Username/ }), 'ray');
  await userEvent.fill(form.getByLabelText(/^Password/), 'quiet lake morning');
  await userEvent.click(form.getByRole('button', { name: 'Log In' }));
  await expect.element(page.getByRole('link', { name: 'This account was closed.' })).toBeVisible();
  return sent;
}

describe('a closed account that cannot be asked about', () => {
  it('says that it is closed, where nothing is known of the decision', { tags: 'long' }, async () => {
    await logInTo(undefined);
    await expect.element(part()).not.toBeInTheDocument();
  });

  it('says so, where the time is over', async () => {
    await logInTo({ ...closed, appealToken: null });
    await expect.element(part().getByText('The time to ask us to look again is over.')).toBeVisible();
    await expect.element(ask()).not.toBeInTheDocument();
  });

  it('says that somebody looks at it, where it was asked about', { tags: 'long' }, async () => {
    await logInTo({ decision: { ...closed.decision, appeal: 'waiting' }, appealToken: null });
    await expect.element(part().getByText(/^You asked us to look again/)).toBeVisible();
  });
});

it('a closed account is told which rule it was, and asks once, with its own words', async () => {
  const heard = hear();
  const sent = await logInTo(closed);
  await expect
    .poll(() => heard.filter((text) => text === 'Below the form you can read why.'))
    .toHaveLength(1);
  await expect.element(part().getByText('We closed your account.')).toBeVisible();
  await expect.element(part().getByText('The rule: Be kind to each other.')).toBeVisible();
  expect([...nameProblems(), ...labelProblems()]).toEqual([]);
  await part()
    .getByRole('textbox', { name: /^Do you want to say why/ })
    .fill('It was a joke');
  await ask().click();
  await expect.element(part().getByText(/^You asked us to look again/)).toBeVisible();
  await expect.element(part().getByRole('heading', { name: /^A post, / })).toHaveFocus();
  await expect.element(ask()).not.toBeInTheDocument();
  expect(sent).toEqual([{ body: { token: 'a-token', words: 'It was a joke' } }]);
});
