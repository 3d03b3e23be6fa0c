import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { COUNT_SAID_AFTER_MS } from '../Announcer/useResultCount.ts';
import { Select } from './Select.tsx';

const FRAME_MS = 20;
const CATEGORIES = ['All games', 'Memory', 'Wellness', 'Words'];

function Category() {
  const [value, setValue] = useState('Wellness');
  const options = CATEGORIES.map((name) => ({ value: name, label: name }));
  return (
    <Select
      label="Category"
      options={options}
      value={value}
      onChange={setValue}
      result={`${value.length} games found`}
    />
  );
}

const control = page.getByRole('combobox', { name: 'Category' });
const isOpen = () => control.element().matches(':open');

async function arrive() {
  await render(<Category />);
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
}

beforeEach(simulateClock);
afterEach(async () => {
  if (isOpen()) await userEvent.keyboard('{Escape}');
  await hush();
});

describe('W23 Select', () => {
  it.each(['{Enter}', ' ', '{ArrowUp}', '{ArrowDown}'])(
    'keys: %j opens the list, and chooses nothing',
    { tags: 'long' },
    async (key) => {
      await arrive();
      await userEvent.keyboard(key);
      await vi.waitFor(() => expect(isOpen()).toBe(true));
      await expect.element(control).toHaveValue('Wellness');
    },
  );

  it.each([
    ['{ArrowDown}', 'Words'],
    ['{ArrowUp}', 'Memory'],
    ['{Home}', 'All games'],
    ['{End}', 'Words'],
    ['m', 'Memory'],
  ])('keys: %s moves in the open list, and Enter chooses', async (key, chosen) => {
    await arrive();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.keyboard(`${key}{Enter}`);
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await expect.element(control).toHaveValue(chosen);
    await expect.element(control).toHaveFocus();
  });

  it('keys: Escape keeps what was chosen before', async () => {
    await arrive();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await expect.element(control).toHaveValue('Wellness');
  });

  it.each([
    ['{ArrowLeft}', 'Memory'],
    ['{ArrowRight}', 'Words'],
    ['a', 'All games'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Words'],
  ])('keys: %s changes the closed list at once', { tags: 'long' }, async (keys, chosen) => {
    await arrive();
    await userEvent.keyboard(keys);
    await expect.element(control).toHaveValue(chosen);
    expect(isOpen()).toBe(false);
  });

  it('heard: its name and what is chosen', async () => {
    await arrive();
    await expect.element(control).toHaveAccessibleName('Category');
    await expect.element(control).toHaveDisplayValue('Wellness');
  });

  it('heard: the count, once, also when the closed list was changed', async () => {
    const said = listen();
    await arrive();
    await userEvent.keyboard('{ArrowLeft}');
    await pass(COUNT_SAID_AFTER_MS - 1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await pass(COUNT_SAID_AFTER_MS - 1);
    expect(said).toEqual([]);
    await pass(1 + FRAME_MS);
    expect(said).toEqual(['5 games found']);
  });

  it('heard: nothing when what stands around it is rendered again', async () => {
    const selected = vi.spyOn(HTMLOptionElement.prototype, 'selected', 'set');
    const screen = await render(<Category />);
    selected.mockClear();
    await screen.rerender(<Category />);
    expect(selected).not.toHaveBeenCalled();
    selected.mockRestore();
    await expect.element(control).toHaveValue('Wellness');
  });
});
