import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Proves that radios too many for the window stand in one row, whose end a button leads to. */
export async function expectRowThatScrolls(name: string, lastLabel: string): Promise<void> {
  const row = page.getByRole('radiogroup', { name });
  const button = (words: RegExp) => page.getByRole('button', { name: words });
  const toEnd = button(new RegExp(`^More, ${name}$`));
  const last = row.getByText(lastLabel, { exact: true });
  await expect.element(toEnd).toBeVisible();
  await expect.element(last).not.toBeInViewport();
  const tops = row
    .getByRole('radio')
    .elements()
    .map((one) => one.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  while (toEnd.query()) await button(new RegExp(`, ${name}$`)).click();
  await expect.element(last).toBeInViewport({ ratio: 1 });
  await expect.element(button(new RegExp(`^Back, ${name}$`))).toHaveFocus();
}
