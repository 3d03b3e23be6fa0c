import type { Locator, Page } from '@playwright/test';
import { untilDialogLeft } from './journey.ts';

export const settings = (page: Page) => page.getByRole('dialog', { name: 'My comfort settings' });

/** The way to the groups that are not in view from the start. */
export const MORE = 'Show more settings';

/** Opens a group, which closes the one that was open, or the way to more of them. */
export const openGroup = (page: Page, name: string) =>
  settings(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .press('Enter');

export async function openSettings(page: Page, ...groups: string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Comfort settings' }).press('Enter');
  for (const group of groups) await openGroup(page, group);
  return settings(page);
}

export const choose = (within: Locator, setting: string, value: string) =>
  within
    .getByRole('radiogroup', { name: setting })
    .getByRole('radio', { name: value, exact: true })
    .press('Space');

export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await untilDialogLeft(page);
}
