import { createClient, listEvents, listPlans, listRewards, redeemReward } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { answerInstead, errorAnswer } from '../../../testing/answerInstead.ts';
import { chooseFiles, photo } from '../../../testing/chosenFiles.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { confirm } from '../../../testing/outcomes/act.ts';
import { fillWords } from '../../../testing/outcomes/organize.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const picture = (name: string) => page.getByRole('img', { name, exact: true });
const call = createClient({ fetch: (path, init) => fetch(path, init) });

const SHOWS = 'What is on the photo? (needed)';
const TABLE = 'A long table in a garden';

/** The form of an event with its words, and a photo chosen. */
async function openWithPhoto(storage = new FakeStorage()) {
  const screen = await render(<AppStage path="/organize?make=event" storage={storage} />);
  await fillWords();
  await field('Place (needed)').fill('Mill Lane Hall');
  await button('Use your own photo').click();
  await expect.element(button('Choose files')).toHaveFocus();
  chooseFiles(await photo('table.png'));
  await expect.element(button('Remove table.png')).toBeVisible();
  return screen;
}

async function save() {
  await button('Save').click();
  await expect
    .element(page.getByText('Your draft is saved. Members do not see it yet.').last())
    .toBeVisible();
}

describe('a photo of an organizer’s own', () => {
  demoForEach('organizer');

  it('is described, shown in the preview, and seen by members on the card', async () => {
    const screen = await openWithPhoto();
    await button('Save').click();
    await expect.element(page.getByRole('link', { name: 'Write what is on the photo.' })).toBeVisible();
    await field(SHOWS).fill(TABLE);
    await expect.poll(() => picture(TABLE).elements()).toHaveLength(2);
    await save();
    await button(/^Publish/).click();
    await confirm();
    await expect.element(page.getByText('It is published. All members see it now.').last()).toBeVisible();
    await screen.unmount();
    await render(<AppStage path="/events" />);
    await expect.element(picture(TABLE)).toBeVisible();
    const [event] = await call(listEvents, {});
    expect(event).toMatchObject({ photo: { description: TABLE } });
  });

  it('stays with all that was written while sending it fails, and is sent by another press', async () => {
    await openWithPhoto();
    await field(SHOWS).fill(TABLE);
    const end = answerInstead({ method: 'POST', path: '/api/organize/plans' }, () =>
      errorAnswer(500, 'ourFault'),
    );
    await button('Save').click();
    await expect
      .element(page.getByText(/^This was not saved\. Your words are still here\./).last())
      .toBeVisible();
    await expect.element(button('Remove table.png')).toBeVisible();
    end();
    await save();
    expect(await call(listPlans, {})).toMatchObject([{ photo: { description: TABLE } }]);
  });

  it('gives way to the drawing, and the file goes', async () => {
    await openWithPhoto();
    await field(SHOWS).fill(TABLE);
    await save();
    const [{ photo: saved } = {}] = await call(listPlans, {});
    await button(/^Change/).click();
    await button('Use the drawing').click();
    await expect.element(button('Use the photo again')).toHaveFocus();
    await expect.element(field(SHOWS)).not.toBeInTheDocument();
    await save();
    const [plan] = await call(listPlans, {});
    expect(plan).not.toHaveProperty('photo');
    await expect.poll(async () => (await fetch(saved!.url)).status).toBe(404);
  });

  it('is chosen again after a reload, with its words still there', async () => {
    const storage = new FakeStorage();
    const screen = await openWithPhoto(storage);
    await field(SHOWS).fill(TABLE);
    await screen.unmount();
    await render(<AppStage path="/organize?make=event" storage={storage} />);
    await expect.element(field('Place (needed)')).toHaveValue('Mill Lane Hall');
    await button('Use your own photo').click();
    await expect.element(button('Choose files')).toHaveFocus();
    chooseFiles(await photo('table.png'));
    await expect.element(field(SHOWS)).toHaveValue(TABLE);
    await save();
  });
});

describe('a photo that opens with a reward', () => {
  demoForEach('organizer');

  it('is asked for, described, and seen and saved by who redeems it', async () => {
    const screen = await render(<AppStage path="/organize?make=reward" />);
    await fillWords();
    await page
      .getByRole('combobox', { name: 'What it opens' })
      .selectOptions('A picture to look at and save');
    await button('Save').click();
    const missing = 'Choose the photo that opens, and write what is on it.';
    await expect.element(page.getByRole('link', { name: missing })).toBeVisible();
    await button('Choose the photo that opens').click();
    await expect.element(button('Choose files')).toHaveFocus();
    chooseFiles(await photo('table.png'));
    await expect.element(button('Remove table.png')).toBeVisible();
    await field('What is on the photo that opens? (needed)').fill(TABLE);
    await save();
    await button(/^Publish/).click();
    await confirm();
    await expect.element(page.getByText('It is published. All members see it now.').last()).toBeVisible();
    await screen.unmount();
    const [reward] = (await call(listRewards, {})).filter(({ name }) => name === 'Cup of friends');
    await call(redeemReward, { params: { id: reward!.id } });
    await render(<AppStage path="/tournaments" />);
    await button('Open, Cup of friends').click();
    const dialog = page.getByRole('dialog', { name: 'Cup of friends' });
    await expect.element(dialog.getByRole('img', { name: TABLE })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('download');
  });
});
