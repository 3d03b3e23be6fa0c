import { createClient, listStories } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { chooseFilesIn, photo } from '../../../testing/chosenFiles.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { confirm } from '../../../testing/outcomes/act.ts';
import { fillWords } from '../../../testing/outcomes/organize.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const call = createClient({ fetch: (path, init) => fetch(path, init) });

async function writePart(part: number) {
  await field(`Title of part ${part} (needed)`).fill(`Day ${part}`);
  await field(`What happens in part ${part}? (needed)`).fill(`Nadia walks through the forest, day ${part}.`);
  await field(`What happens in part ${part}, in easy words? (needed)`).fill(`Nadia walks. Day ${part}.`);
  await button(`Choose the photo of part ${part}`).click();
  const box = page.getByRole('group', { name: `Choose the photo of part ${part}` });
  await expect.element(box.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  chooseFilesIn(box.element(), await photo(`day-${part}.png`));
  await field(`What is on the photo of part ${part}? (needed)`).fill(`A path between trees, ${part}`);
}

describe('making a picture story', () => {
  demoForEach('organizer');

  it('asks for two parts at least, takes more, and says what is missing of each', async () => {
    await render(<AppStage path="/organize?make=story" />);
    await fillWords();
    await button('Save').click();
    for (const problem of [
      'Write the title of part 1.',
      'Write what happens in part 2 in easy words.',
      'Choose the photo of part 2, and write what is on it.',
    ])
      await expect.element(page.getByRole('link', { name: problem })).toBeVisible();
    await button('Add a part').click();
    await expect.element(field('Title of part 3 (needed)')).toHaveFocus();
    const said = hear();
    await button('Take away part 3').click();
    await expect.element(field('Title of part 3 (needed)')).not.toBeInTheDocument();
    await expect.element(button('Take away part 2')).not.toBeInTheDocument();
    await expect.element(button('Add a part')).toHaveFocus();
    await expect.poll(() => said.at(-1)).toBe('Part 3 is gone.');
  });

  it('is seen in the form as members will see it, in the usual words and in easy ones', async () => {
    await render(<AppStage path="/organize?make=story" />);
    await fillWords();
    await writePart(1);
    const form = page.getByRole('form', { name: 'A new picture story' });
    const paragraphs = () =>
      form
        .getByRole('paragraph')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(paragraphs).toContain('Nadia walks through the forest, day 1.');
    expect(paragraphs()).toContain('Nadia walks. Day 1.');
    // On the card, as the picture of the whole story, and at the part; each once in either wording.
    await expect
      .poll(() => form.getByRole('img', { name: 'A path between trees, 1', exact: true }).elements())
      .toHaveLength(4);
  });

  it('is watched among the videos once it is published, part by part, and pays nothing', async () => {
    const screen = await render(<AppStage path="/organize?make=story" />);
    await fillWords();
    await writePart(1);
    await writePart(2);
    await button('Save').click();
    await expect
      .element(page.getByText('Your draft is saved. Members do not see it yet.').last())
      .toBeVisible();
    await button(/^Publish/).click();
    await confirm();
    await expect.element(page.getByText('Published. Members can watch it.')).toBeVisible();
    await screen.unmount();
    expect(await call(listStories, {})).toMatchObject([{ parts: [{ title: 'Day 1' }, { title: 'Day 2' }] }]);
    await render(<AppStage path="/videos" />);
    await expect.element(page.getByRole('heading', { name: 'Stories from our community' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'A path between trees, 1' })).toBeVisible();
    await button('Watch, Cup of friends').click();
    const dialog = page.getByRole('dialog', { name: 'Cup of friends' });
    await dialog.getByRole('button', { name: 'Start Video' }).click();
    await expect.element(dialog.getByText('Nadia walks through the forest, day 1.').first()).toBeVisible();
  });
});
