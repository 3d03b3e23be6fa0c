import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

/** Opens, by keyboard, what is behind “More” of a post; without one, of the first post by somebody else than Sam. */
export async function openMore(post?: Locator): Promise<void> {
  const more = (post ?? page)
    .getByRole('button', { name: post ? /^More, / : /^More, (?!Sam Rivers)/ })
    .first();
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
