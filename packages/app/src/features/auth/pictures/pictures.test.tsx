import { createClient, listPictureFaces, logInWithPictures } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { KIM, leavePicturesAsKim, PICTURES, signUpAsKim } from '../../../../testing/ownAccount.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const part = () => page.getByRole('region', { name: 'Log in with pictures' });
const submit = () => button('Log in with these pictures');
const focused = () => document.activeElement?.textContent;

/** By keyboard alone. */
async function press(name: string | RegExp): Promise<void> {
  ((await button(name).findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

async function pressPictures(pictures: readonly string[] = PICTURES): Promise<void> {
  for (const picture of pictures) await press(new RegExp(`^${picture}$`, 'i'));
}

async function openFace(): Promise<void> {
  await leavePicturesAsKim();
  await render(<AppStage hasPictures />);
  await press('Kim Lee');
  await expect.poll(focused).toBe('Kim Lee, press your four pictures');
}

describe('logging in with pictures', () => {
  const demo = demoForEach('signed-out');
  beforeEach(() => page.viewport(320, 568));

  it('is not there where nobody can, whatever the page says', async () => {
    await render(<AppStage hasPictures />);
    await expect.element(page.getByRole('form', { name: 'Log in' })).toBeVisible();
    await expect.element(part()).not.toBeInTheDocument();
  });

  it(
    'says how many are chosen and never which, takes one back, and asks for four',
    { tags: 'long' },
    async () => {
      await openFace();
      const heard = hear();
      await pressPictures(['sun', 'sun', 'key']);
      await press('Take back one');
      await expect
        .poll(() => heard)
        .toEqual(['1 of 4', '2 of 4', '3 of 4', '2 of 4'].map((count) => `${count} pictures chosen`));
      await submit().click();
      await expect.element(part().getByText('Choose four pictures.')).toBeVisible();
      await pressPictures(['fish', 'tree', 'tree']);
      await expect.element(part().getByText('4 of 4 pictures chosen')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );

  it('starts over after wrong ones, which is said once, and comes back to the faces', async () => {
    await openFace();
    await pressPictures(PICTURES.toReversed());
    const heard = hear();
    await submit().click();
    const words = 'These are not your pictures, or not in your order. Please try again.';
    await expect.element(part().getByText(words)).toBeInViewport();
    await expect.poll(() => heard.filter((text) => !text.endsWith('...'))).toEqual([words]);
    await expect.element(part().getByText('0 of 4 pictures chosen').first()).toBeVisible();
    await expect.element(page.getByRole('toolbar', { name: 'The pictures' })).toHaveFocus();
    await press('I am somebody else');
    await expect.element(button('Kim Lee')).toHaveFocus();
  });

  it('keeps what was pressed where the server fails', { tags: 'long' }, async () => {
    await openFace();
    await pressPictures();
    demo.network.refuse({ method: 'POST', path: logInWithPictures.path });
    await submit().click();
    await expect
      .element(part().getByText('Something went wrong on our side. Please try again.'))
      .toBeVisible();
    await expect.element(part().getByText('4 of 4 pictures chosen').first()).toBeVisible();
  });

  /** In another window. */
  async function pressWrongOnes(times: number): Promise<void> {
    const call = createClient();
    const [face] = await call(listPictureFaces, {});
    const wrong = { faceId: face!.id, pictures: [...PICTURES].toReversed() };
    for (let n = 0; n < times; n += 1) await call(logInWithPictures, { body: wrong }).catch(() => undefined);
  }

  it(
    'that the last wrong ones close has the focus at its heading, and says why',
    { tags: 'long' },
    async () => {
      await openFace();
      await pressWrongOnes(4);
      await pressPictures(PICTURES.toReversed());
      await press('Log in with these pictures');
      const why = 'That was wrong too many times. Please log in with your password.';
      await expect.element(part().getByText(why)).toBeVisible();
      await expect.element(submit()).not.toBeInTheDocument();
      await expect.poll(focused).toBe('Kim Lee, press your four pictures');
    },
  );

  it('leads to the password once it is closed', async () => {
    await leavePicturesAsKim();
    await pressWrongOnes(5);
    await render(<AppStage hasPictures />);
    await press(/^Kim Lee/);
    await expect
      .element(part().getByText('That was wrong too many times. Please log in with your password.'))
      .toBeVisible();
    await expect.element(submit()).not.toBeInTheDocument();
  });

  it('is set up with the password, and there as soon as one logs out', { tags: 'long' }, async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile" />);
    await press('Log in with pictures');
    await press('This is my own device');
    await expect.poll(focused).toBe('Choose four pictures');
    await pressPictures(['cake', 'cake', 'cake', 'cake']);
    await press('Save my pictures');
    await expect
      .element(page.getByRole('dialog').getByText(/^These are four times the same\./))
      .toBeVisible();
    for (let n = 0; n < 4; n += 1) await press('Take back one');
    await pressPictures();
    await expect
      .poll(
        () =>
          page.getByRole('list', { name: 'Your pictures, in this order' }).getByRole('listitem').all().length,
      )
      .toBe(4);
    await page
      .getByLabelText(/^Your password \(/)
      .first()
      .fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Choose other pictures')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await press('Log Out');
    await press('Kim Lee');
    await pressPictures();
    await press('Log in with these pictures');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });
});
