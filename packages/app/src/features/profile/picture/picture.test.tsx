import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { chooseFiles, photo } from '../../../../testing/chosenFiles.ts';
import { hear } from '../../../../testing/hear.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Change Profile Picture' });
const choice = (name: string | RegExp) => page.getByRole('radio', { name });
/** The large picture at the top of the dialog. */
const preview = () => dialog().element().querySelector('.fb-Avatar[data-size=large]');
/** Without what buttons say while they work. */
const outcomesOf = (heard: string[]) => heard.filter((words) => !words.endsWith('...'));

let demo: Demo;
let giveBack: (() => void) | undefined;
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy' })));
afterEach(async () => {
  giveBack?.();
  giveBack = undefined;
  await demo.stop();
});

/** The dialog, with Leo chosen. */
async function open() {
  await render(<AppStage path="/profile" />);
  await button('Change Profile Picture').click();
  await expect.element(choice(/^Sam:/)).toBeChecked();
  await page.getByText(/^Leo:/).click();
  await expect.element(choice(/^Leo:/)).toBeChecked();
}

async function save() {
  await button('Save picture').click();
  await expect.element(button('Change Profile Picture')).toHaveFocus();
}

async function addPhoto(name: string) {
  await button('Use your own photo').click();
  await expect.element(button('Choose files')).toHaveFocus();
  chooseFiles(await photo(name));
  await expect.element(button(`Remove ${name}`)).toBeVisible();
}

describe('the profile picture', () => {
  it('stays when saving fails, and the choice too', async () => {
    await open();
    giveBack = answerInstead({ method: 'PATCH', path: '/api/users/' }, () => errorAnswer(500, 'ourFault'));
    const heard = hear();
    await button('Save picture').click();
    await expect
      .element(dialog().getByText('Something went wrong on our side. Please try again.'))
      .toBeVisible();
    await expect.element(choice(/^Leo:/)).toBeChecked();
    await expect.poll(() => outcomesOf(heard)).toHaveLength(1);
  });

  it('is shown on the page and in the header at once, and said once', async () => {
    await open();
    const heard = hear();
    await save();
    await expect.poll(() => outcomesOf(heard)).toEqual(['Profile updated!']);
    await expect.poll(() => document.querySelectorAll('[data-person="leo"]')).toHaveLength(2);
  });

  it('can be the first letter of the name again', { tags: 'long' }, async () => {
    await open();
    await page.getByText('No person: the first letter of your name').click();
    await save();
    await expect.poll(() => document.querySelector('main [data-person]')).toBeNull();
  });

  it('is chosen where the focus goes, from a button that stands until then', { tags: 'long' }, async () => {
    await open();
    const pressed = button('Use your own photo').element();
    const { promise: came, resolve: come } = Promise.withResolvers<boolean>();
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).textContent === 'Choose files') come(pressed.isConnected);
    });
    await button('Use your own photo').click();
    expect(await came).toBe(true);
    await expect.element(button('Use your own photo')).not.toBeInTheDocument();
    await expect.element(button('Choose files')).toHaveFocus();
  });

  it('can be a photo of one’s own, and a drawn person again', { tags: 'long' }, async () => {
    await open();
    await addPhoto('me.png');
    await save();
    await button('Change Profile Picture').click();
    await expect.element(choice('Your own picture')).toBeChecked();
    await page.getByText(/^Leo:/).click();
    await save();
    await expect.poll(() => document.querySelectorAll('[data-person="leo"]')).toHaveLength(2);
  });
});

describe('a photo that is chosen', () => {
  it(
    'and cancelled on its way leaves the picture as it was, and another one can be sent',
    { tags: 'long' },
    async () => {
      await open();
      await addPhoto('me.png');
      const cancelled = Promise.withResolvers<void>();
      giveBack = answerInstead({ method: 'POST', path: '/api/objects/upload' }, async (askBackend) => {
        await cancelled.promise;
        return askBackend();
      });
      await button('Save picture').click();
      await dialog()
        .getByRole('button', { name: /^Cancel/ })
        .click();
      await expect
        .element(dialog().getByText('Your photo was not sent. Your picture is as it was before.'))
        .toBeVisible();
      cancelled.resolve();
      chooseFiles(await photo('better.png'));
      await expect.element(button('Remove better.png')).toBeVisible();
      await save();
      await button('Change Profile Picture').click();
      await expect.element(choice('Your own picture')).toBeChecked();
    },
  );

  it('gives way to a drawn person who is chosen after it', { tags: 'long' }, async () => {
    await open();
    await addPhoto('me.png');
    await page.getByText(/^Leo:/).click();
    expect(preview()).toHaveAttribute('data-person', 'leo');
    await save();
    await expect.poll(() => document.querySelectorAll('[data-person="leo"]')).toHaveLength(2);
  });

  it(
    'is the choice, seen as it will look, leaves the one of before when it is removed, and is it again when that is undone',
    { tags: 'long' },
    async () => {
      await open();
      expect(preview()).toHaveAttribute('data-person', 'leo');
      await addPhoto('me.png');
      await expect.element(choice('The photo you chose')).toBeChecked();
      await expect.poll(() => preview()?.getAttribute('src')).toMatch(/^blob:/);
      await button('Remove me.png').click();
      await expect.element(choice(/^Leo:/)).toBeChecked();
      await expect.element(choice('The photo you chose')).not.toBeInTheDocument();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect.element(choice('The photo you chose')).toBeChecked();
    },
  );
});
