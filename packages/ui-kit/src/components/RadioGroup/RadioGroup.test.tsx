import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { RadioGroup } from './RadioGroup.tsx';

const LONG_ENOUGH_MS = 5000;
const FOR_FRIENDS = 'Only friends can see this.';
const FOR_ALL = 'Any member will be able to read this.';
const options = [
  { value: 'friends', label: 'Friends Only', description: FOR_FRIENDS },
  { value: 'public', label: 'Everyone', description: FOR_ALL },
];

function Privacy({ chosen }: { chosen?: string }) {
  const [value, setValue] = useState(chosen);
  return <RadioGroup label="Who can see this?" options={options} value={value} onChange={setValue} />;
}

const friends = page.getByRole('radio', { name: 'Friends Only' });
const everyone = page.getByRole('radio', { name: 'Everyone' });

beforeEach(simulateClock);
afterEach(hush);

describe('W5 Radio group', () => {
  it('keys: Tab goes to the first radio while none is chosen, and chooses nothing', async () => {
    await render(<Privacy />);
    await userEvent.tab();
    await expect.element(friends).toHaveFocus();
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  });

  it('keys: Tab goes to the chosen radio, and the next one leaves', { tags: 'long' }, async () => {
    await render(<Privacy chosen="public" />);
    await userEvent.tab();
    await expect.element(everyone).toHaveFocus();
    await userEvent.tab();
    await expect.element(friends).not.toHaveFocus();
    await expect.element(everyone).not.toHaveFocus();
  });

  it.each([['{ArrowDown}'], ['{ArrowRight}'], ['{ArrowUp}'], ['{ArrowLeft}']])(
    'keys: %s moves and chooses, and goes round',
    async (key) => {
      await render(<Privacy chosen="friends" />);
      await userEvent.tab();
      await userEvent.keyboard(key);
      await expect.element(everyone).toHaveFocus();
      await expect.element(everyone).toBeChecked();
      await userEvent.keyboard(key);
      await expect.element(friends).toBeChecked();
    },
  );

  it('keys: Space chooses', { tags: 'long' }, async () => {
    await render(<Privacy />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(friends).toBeChecked();
  });

  it('heard: the question, the answer, its state, and what it means', async () => {
    await render(<Privacy chosen="friends" />);
    await expect.element(page.getByRole('radiogroup', { name: 'Who can see this?' })).toBeVisible();
    await expect.element(friends).toBeChecked();
    await expect.element(friends).toHaveAccessibleDescription(FOR_FRIENDS);
    await expect.element(everyone).toHaveAccessibleDescription(FOR_ALL);
  });

  it('heard: what Everyone means, once: with the focus, and not again by the announcer', async () => {
    const said = listen();
    await render(<Privacy chosen="friends" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(everyone).toHaveFocus();
    await pass(LONG_ENOUGH_MS);
    expect(said).toEqual([]);
  });
});

// With a real pointer: a story's simulated one skips the question of what lies on top.
it('is chosen by a press anywhere on its row, also on the description', async () => {
  await render(<Privacy />);
  // Forced, because the row's own label lies over the words on purpose.
  await page.getByText(FOR_ALL).click({ force: true });
  await expect.element(everyone).toBeChecked();
  await page.getByText(FOR_FRIENDS).click({ force: true });
  await expect.element(friends).toBeChecked();
});
