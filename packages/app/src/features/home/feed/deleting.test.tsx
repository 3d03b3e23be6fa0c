import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { openMore } from '../../../../testing/outcomes/act.ts';

const DELETE = { method: 'DELETE', path: '/api/posts/' } as const;

const demo = demoForEach();

const postWith = (text: string) => page.getByRole('article').filter({ hasText: text }).first();
/** Sam’s own. */
const thanks = () => postWith('Thank you for cheering me up');
const next = () => postWith('My first bread');
const button = () => thanks().getByRole('button', { name: /^(Delete post|Try again), Sam Rivers's post, / });

/** A member on Home who was asked whether to delete a post. */
async function ask() {
  await render(<AppStage />);
  await openMore(thanks());
  await expect.element(button()).toBeVisible();
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog', { name: 'Delete your post?' })).toBeVisible();
}
const sayYes = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

describe('a post of somebody else', () => {
  it('cannot be deleted', async () => {
    await render(<AppStage />);
    await openMore(next());
    await expect.element(next().getByRole('button', { name: /^Report, / })).toBeVisible();
    await expect.element(next().getByRole('button', { name: /^Delete post/ })).not.toBeInTheDocument();
  });
});

describe('a post of one’s own', () => {
  it('stays when the member says no, which is the choice that has the focus', { tags: 'long' }, async () => {
    await ask();
    await expect.element(page.getByRole('button', { name: 'Keep my post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button()).toHaveFocus();
    await expect.element(thanks()).toBeVisible();
  });

  it('that could not be deleted is still there, says so once, and can be tried again', async () => {
    await ask();
    demo.network.refuse(DELETE);
    const said = hear();
    await sayYes();
    const failure = 'Your post is still there. Something went wrong on our side. Please try again.';
    await expect.element(thanks().getByText(failure)).toBeVisible();
    await expect.poll(() => said.filter((text) => text !== 'Deleting...')).toEqual([failure]);
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog', { name: 'Delete your post?' })).toBeVisible();
  });

  it('goes with the answer, says so in its place, once, and gives the focus to the next post', async () => {
    await ask();
    const release = demo.network.holdAnswers({ method: 'GET', path: '/api/posts/feed/' });
    const said = hear();
    await sayYes();
    await expect.element(thanks()).not.toBeInTheDocument();
    await expect.element(next().getByRole('heading', { level: 3 })).toHaveFocus();
    await expect
      .element(page.getByRole('paragraph').filter({ hasText: 'Your post is deleted.' }))
      .toBeVisible();
    await expect.poll(() => said.filter((text) => text !== 'Deleting...')).toEqual(['Your post is deleted.']);
    release();
  });
});
