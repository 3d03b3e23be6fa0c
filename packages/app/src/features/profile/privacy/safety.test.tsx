import type { Decision } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, json, errorAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { hear } from '../../../../testing/hear.ts';
import { aDecision } from '../../../../testing/aDecision.ts';

const ASK = { method: 'POST', path: '/api/decisions/' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const decision = aDecision();

let demo: Demo;
const ends: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  demo = await startDemo({ scenario: 'busy' });
  ends.push(changeAnswers<Decision[]>({ method: 'GET', path: '/api/decisions/' }, () => [decision]));
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) end();
  await demo.stop();
});

async function open() {
  const storage = new FakeStorage();
  await render(<AppStage path="/profile" storage={storage} />);
  await button('My reports and decisions').click();
  await expect.element(page.getByText('You are all silly')).toBeVisible();
  return storage;
}

describe('“Ask us to look again” without words', () => {
  const ask = () => button(/^Ask us to look again, A post, /);
  const question = () => page.getByRole('alertdialog', { name: 'Ask without saying why?' });
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    ends.push(
      answerInstead(ASK, () => {
        asked.push({});
        return json({ ...decision, appeal: 'waiting' });
      }),
    );
  });

  it('asks for them first, on the safe choice, and says that there is one try', async () => {
    await open();
    await page.getByRole('textbox', { name: /^Do you want to say why/ }).fill('  ');
    await ask().click();
    await expect.element(question()).toBeVisible();
    await expect.element(question().getByText(/^You can ask only once\./)).toBeVisible();
    await expect.element(question().getByRole('button', { name: 'Go back and write' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(ask()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('is sent by who chooses that, knowing it', { tags: 'long' }, async () => {
    await open();
    await ask().click();
    await question().getByRole('button', { name: 'Ask without words' }).click();
    await expect.element(page.getByText(/^You asked us to look again/).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

describe('“Ask us to look again”', () => {
  it.each([
    [500, 'ourFault', /^We did not get your request/],
    [409, 'appealTooLate', /The time to ask us to look again is over/],
  ] as const)('is not taken, with %i: says so once, and keeps the words', async (status, code, why) => {
    ends.push(answerInstead(ASK, () => errorAnswer(status, code)));
    const storage = await open();
    await page.getByRole('textbox', { name: /^Do you want to say why/ }).fill('It was a joke');
    const heard = hear();
    await button(/^Ask us to look again, A post, /).click();
    await expect.element(button(/^Try again, A post, /)).toBeVisible();
    await expect.poll(() => heard.filter((text) => why.test(text))).toHaveLength(1);
    expect([...storage.texts.values()].join()).toContain('It was a joke');
  });

  it('says which decision it is about, also where two are of one kind and minute', async () => {
    ends.push(
      changeAnswers<Decision[]>({ method: 'GET', path: '/api/decisions/' }, () => [
        decision,
        { ...decision, id: 'another', excerpt: 'Go away from here' },
      ]),
    );
    await open();
    for (const words of [/You are all silly$/, /Go away from here$/]) {
      const form = page.getByRole('form', { name: words });
      await expect.element(form.getByRole('button', { name: words })).toBeVisible();
    }
  });

  it('is taken once: the form goes, and the decision has the focus', async () => {
    ends.push(answerInstead(ASK, () => json({ ...decision, appeal: 'waiting' })));
    const storage = await open();
    await page.getByRole('textbox', { name: /^Do you want to say why/ }).fill('It was a joke');
    ends.push(
      changeAnswers<Decision[]>({ method: 'GET', path: '/api/decisions/' }, () => [
        { ...decision, appeal: 'waiting' },
      ]),
    );
    await button(/^Ask us to look again, A post, /).click();
    await expect.element(page.getByText(/^You asked us to look again/).first()).toBeVisible();
    await expect.element(button(/^Ask us to look again, A post, /)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: /^A post, / })).toHaveFocus();
    expect([...storage.texts.values()].join()).not.toContain('It was a joke');
  });
});

const dialog = () => page.getByRole('dialog', { name: 'My reports and decisions' });
const closeButton = () => dialog().getByRole('button', { name: 'Close' });

describe('what tells of a decision leads to it', () => {
  it(
    'from the line of a paused member, on every page, and back to the button that opens it',
    { tags: 'long' },
    async () => {
      ends.push(
        changeAnswers<object>({ method: 'GET', path: '/api/auth/me' }, (me) => ({
          ...me,
          pausedUntil: '2099-11-29T10:00:00.000Z',
        })),
      );
      await render(<AppStage path="/friends" storage={new FakeStorage()} />);
      await expect.element(page.getByText(/^Your account is paused until/)).toBeVisible();
      (page.getByRole('link', { name: 'Read why' }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('You are all silly')).toBeVisible();
      await expect.element(closeButton()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(button('My reports and decisions')).toHaveFocus();
      // Pressed again, on the page itself.
      (page.getByRole('link', { name: 'Read why' }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(closeButton()).toHaveFocus();
    },
  );

  it('from an address, once', { tags: 'long' }, async () => {
    await render(<AppStage path="/profile?open=safety" storage={new FakeStorage()} />);
    await expect.element(closeButton()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('My reports and decisions')).toHaveFocus();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
