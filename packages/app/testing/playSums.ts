import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press } from './outcomes/act.ts';

/** The tournament of the demo that goes on, with Sam in it. It plays sums. */
export const SUMS = 'Sums with Friends';

const ANSWERS = {
  plus: (one: number, other: number) => one + other,
  minus: (one: number, other: number) => one - other,
  times: (one: number, other: number) => one * other,
};

const spoken = () => page.getByRole('heading', { level: 3, name: /\d+ (plus|minus|times) \d+/ });

/** Opens the game of the tournament that goes on. Its round begins with the first sum, which may come after its window. */
export async function openSums(): Promise<void> {
  await press(button(`Play, ${SUMS}`));
  await expect.element(page.getByRole('dialog', { name: SUMS })).toBeVisible();
  await expect.element(spoken()).toBeVisible();
}

/** Solves so many problems, as they are spoken. */
export async function solveSums(count: number): Promise<void> {
  for (let solved = 0; solved < count; solved += 1) {
    await expect.element(spoken()).toBeVisible();
    // Beside the signs, which are seen alone.
    const words = spoken().element().lastElementChild?.textContent ?? '';
    const [, left, operator, right] = /(\d+) (plus|minus|times) (\d+)/.exec(words) ?? [];
    const answer =
      operator === 'plus' || operator === 'minus' || operator === 'times' ? ANSWERS[operator] : undefined;
    await userEvent.fill(
      page.getByRole('textbox', { name: 'Your answer' }),
      String(answer?.(Number(left), Number(right))),
    );
    await press(button('Check'));
    await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  }
}

const realNow = Date.now.bind(Date);
let laterMs = 0;

/** From here on it is a minute later: hands take longer than a test, and a round that no hands can play is refused. */
function passMinute(): void {
  laterMs += 60_000;
  const later = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + laterMs);
  onTestFinished(() => {
    later.mockRestore();
    laterMs = 0;
  });
}

/** Plays a round to its end. */
export async function playSums(count: number): Promise<void> {
  passMinute();
  await solveSums(count);
  await press(button('Finish'));
}
