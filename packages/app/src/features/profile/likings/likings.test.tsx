import '@friendbase/ui-kit/styles.css';
import { createClient, getLikings, getMe, type MemberLikings } from '@friendbase/contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer, json } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';

const READ = { method: 'GET', path: '/api/users/' } as const;
const WRITE = { method: 'PUT', path: '/api/users/' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pressed = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { pressed: true })
    .elements()
    .map(({ textContent }) => textContent?.trim());
const stored = async () => {
  const call = createClient();
  const { id: userId } = await call(getMe, {});
  return (await call(getLikings, { params: { userId } })).likings;
};

async function open() {
  await render(<AppStage path="/profile" />);
  await button('What I like').click();
}

const expectHeardOnce = (heard: string[], text: string) =>
  expect.poll(() => heard.filter((one) => one === text)).toHaveLength(1);

/** Sam likes five things. */
const SAM = ['Cooking', 'Gardens', 'Walking', 'Dogs', 'Puzzles'];

describe('what a member likes', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it(
    'waits for a slow server, and can be asked for again where it does not come',
    { tags: 'long' },
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let isDown = true;
      onTestFinished(
        answerInstead(READ, async (askBackend) => {
          await promise;
          return isDown ? json({}, 500) : askBackend();
        }),
      );
      await open();
      await expect.element(page.getByRole('dialog').getByText('Loading...')).toBeVisible();
      resolve();
      const dialog = page.getByRole('dialog');
      await expect.element(dialog.getByText('What you like did not load')).toBeVisible();
      isDown = false;
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect.element(button('Dogs')).toBeVisible();
      expect(pressed()).toEqual(SAM);
    },
  );

  it(
    'keeps what is chosen where it is not saved, and saves it by the same button',
    { tags: 'long' },
    async () => {
      const stop = answerInstead(WRITE, () => errorAnswer(500, 'ourFault'));
      await open();
      await button('Dogs').click();
      await button('Save what I like').click();
      await expect.element(page.getByText(/^What you like is not saved\. /).first()).toBeVisible();
      expect(pressed()).toEqual(SAM.filter((word) => word !== 'Dogs'));
      expect(await stored()).toContain('dogs');
      stop();
      await button('Save what I like').click();
      await expect.element(page.getByText('What you like is saved.').first()).toBeVisible();
      expect(await stored()).toEqual(['cooking', 'gardens', 'walking', 'puzzles']);
    },
  );

  it('has room for six: the seventh is told why not, and nothing is lost', { tags: 'long' }, async () => {
    await open();
    await expect.element(page.getByText('5 of 6 chosen.')).toBeVisible();
    const heard = hear();
    await button('Music').click();
    await expectHeardOnce(heard, '6 of 6 chosen.');
    await button('Tea').click();
    const full = /^You have chosen 6\. You cannot choose more\./;
    await expect.element(page.getByText(full).first()).toBeVisible();
    await expect.poll(() => heard.filter((text) => full.test(text))).toHaveLength(1);
    expect(pressed()).toEqual(['Music', ...SAM]);
    await button('Dogs').click();
    await button('Tea').click();
    expect(pressed()).toEqual(['Music', 'Cooking', 'Tea', 'Gardens', 'Walking', 'Puzzles']);
  });

  it('is chosen, saved and taken back by keyboard alone, each heard once', async () => {
    await open();
    await expect.element(button('Dogs')).toBeVisible();
    const heard = hear();
    button('Music').element().focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(button('Singing')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(button('Save what I like')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectHeardOnce(heard, 'What you like is saved.');
    expect(await stored()).toContain('singing');
    await userEvent.tab();
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectHeardOnce(heard, 'What you like is as it was before.');
    await expect.element(button('Save what I like')).toHaveFocus();
    expect(await stored()).not.toContain('singing');
    expect(pressed()).toEqual(SAM);
  });

  it(
    'that is pressed while the last choice is on its way stays, and is not taken for saved',
    { tags: 'long' },
    async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      onTestFinished(
        answerInstead(WRITE, async (askBackend) => {
          await promise;
          return askBackend();
        }),
      );
      await open();
      await button('Dogs').click();
      await button('Save what I like').click();
      await button('Tea').click();
      resolve();
      await expect.element(page.getByText('This is not saved yet.')).toBeVisible();
      expect(pressed()).toEqual(['Cooking', 'Tea', 'Gardens', 'Walking', 'Puzzles']);
      expect(await stored()).toEqual(['cooking', 'gardens', 'walking', 'puzzles']);
    },
  );

  it('is not changed while the account is paused: the button says so', { tags: 'long' }, async () => {
    const pausedUntil = new Date(Date.now() + 86_400_000).toISOString();
    onTestFinished(
      changeAnswers<object>({ method: 'GET', path: '/api/auth/me' }, (me) => ({ ...me, pausedUntil })),
    );
    await open();
    await expect.element(button('Save what I like')).toHaveAccessibleDescription(/paused/);
  });
});

describe('what a member likes, on their page', () => {
  demoForEach();
  const shown = () =>
    page
      .getByRole('list', { name: 'You like' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);

  it('does not load: it is said once, and Try again brings it', { tags: 'long' }, async () => {
    let isDown = true;
    onTestFinished(answerInstead(READ, (askBackend) => (isDown ? json({}, 500) : askBackend())));
    const heard = hear();
    await render(<AppStage path="/profile" />);
    await expect.element(page.getByText('What you like did not load').first()).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Your posts, newest first' })).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.poll(shown).toEqual(SAM);
    expect(heard.filter((text) => text.startsWith('What you like did not load'))).toHaveLength(1);
  });

  it(
    'stands in words beside pictures below their name, and changes with what is chosen',
    { tags: 'long' },
    async () => {
      await open();
      await expect.element(button('Dogs')).toBeVisible();
      await button('Dogs').click();
      await button('Save what I like').click();
      await expect.element(page.getByText('What you like is saved.').first()).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect.element(page.getByRole('heading', { level: 3, name: 'You like' })).toBeVisible();
      expect(shown()).toEqual(SAM.filter((word) => word !== 'Dogs'));
      await expect.element(button('What I like')).toHaveFocus();
    },
  );
});

describe('what another member likes', () => {
  demoForEach();

  const openPerson = async (likings: MemberLikings['likings']) => {
    onTestFinished(
      changeAnswers<MemberLikings>(READ, (own) =>
        own.likings.includes('puzzles') && own.likings.length === 5 ? own : { likings },
      ),
    );
    await render(<AppStage path="/friends" />);
    await button('View Profile, Maya Lindqvist').click();
    return page.getByRole('dialog', { name: 'Maya Lindqvist' });
  };

  it('is shown in words beside pictures, what both like first', async () => {
    const dialog = await openPerson(['music', 'tea', 'walking', 'dogs']);
    await expect.element(dialog.getByText('You both like walking and dogs.')).toBeVisible();
    const items = dialog.getByRole('list', { name: 'Likes' }).getByRole('listitem');
    expect(items.elements().map(({ textContent }) => textContent)).toEqual([
      'Walking',
      'Dogs',
      'Music',
      'Tea',
    ]);
  });

  it('is not spoken of where nothing is chosen, or nothing may be known', async () => {
    const dialog = await openPerson([]);
    await expect.element(dialog.getByRole('link', { name: 'Send Message' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Likes' })).not.toBeInTheDocument();
  });

  it('that does not come can be asked for again', { tags: 'long' }, async () => {
    let isDown = true;
    onTestFinished(answerInstead(READ, (askBackend) => (isDown ? json({}, 500) : askBackend())));
    await render(<AppStage path="/friends" />);
    await button('View Profile, Maya Lindqvist').click();
    const dialog = page.getByRole('dialog', { name: 'Maya Lindqvist' });
    await expect.element(dialog.getByText('We could not find out what this person likes.')).toBeVisible();
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('Tea')).toBeVisible();
  });

  it('that does not come is said at once, and the focus stays with what can be done as it comes', async () => {
    let isDown = true;
    onTestFinished(answerInstead(READ, (askBackend) => (isDown ? json({}, 500) : askBackend())));
    await render(<AppStage path="/friends" />);
    const heard = hear();
    await button('View Profile, Maya Lindqvist').click();
    const dialog = page.getByRole('dialog', { name: 'Maya Lindqvist' });
    await expectHeardOnce(heard, 'We could not find out what this person likes.');
    isDown = false;
    dialog.getByRole('button', { name: 'Try again' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Tea')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Send Message' })).toHaveFocus();
  });
});
