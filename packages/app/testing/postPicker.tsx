import type { FeedEntry } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from './AppStage.tsx';

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const share = () => button(/^(Share Post|Posting\.\.\.|Try again)$/);
export const addMedia = () => button('Add pictures or videos');
export const describeField = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^What is in ${name}`) });

/** A member on Home who has opened the place for pictures by keyboard. */
export async function openPicker(storage = new FakeStorage(), isLive = false) {
  const screen = await render(<AppStage storage={storage} isLive={isLive} />);
  await page.getByRole('textbox', { name: /^How are you today/ }).click();
  await expect.element(addMedia()).toBeVisible();
  addMedia().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Choose files')).toHaveFocus();
  return { screen, storage };
}

export const isShared = () => expect.element(page.getByText('Your post is shared.').first()).toBeVisible();

/** What the community has got: the newest post of the member. */
export async function lastPost() {
  const { id } = (await (await fetch('/api/auth/me')).json()) as { id: string };
  const feed = (await (await fetch(`/api/posts/feed/${id}`)).json()) as FeedEntry[];
  return feed[0];
}
