import type { Scenario } from '@friendbase/mocks';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Calls } from '../answerInstead.ts';

/** What a member meets after a press. */
export interface Outcome {
  /** Stands on the page, beside toasts: the whole text of one part of it. */
  shown: string | RegExp;
  /** The one thing heard: what a live region says, or the words that the focus comes to. */
  heard: { said: string | RegExp } | { focused: string | RegExp };
}

/** One way to make a call by a press. */
export interface Act {
  /** “accepts a friend request” */
  what: string;
  call: Calls;
  /** @default 'busy', in which Sam Rivers is logged in */
  scenario?: Scenario;
  /** Leads to the page, until one press is left. */
  open: () => Promise<unknown>;
  press: () => Promise<unknown>;
  done: Outcome;
  failed: Outcome;
}

/** What a call that no press makes has instead of acts. */
export interface NoAct {
  noAct: string;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const postWith = (text: string) => page.getByRole('article').filter({ hasText: text }).first();

/** Moves the focus to a control once it is there. */
export async function focusOn(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).focus();
}

/** By keyboard, so that the focus is where it was pressed. */
export async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** Presses one after the other, each as soon as it is there: while a page opens that a test looks at then. */
export async function pressAsTheyCome(buttons: readonly Locator[]): Promise<void> {
  for (const one of buttons) {
    await expect.element(one, { timeout: 20_000 }).toBeVisible();
    await one.click();
  }
}

/** Opens, by keyboard, what is behind “More” of a post; without one, of the first post by somebody else than Sam. */
export async function openMore(post?: Locator): Promise<void> {
  const name = post ? /^More, / : /^More, (?!Sam Rivers)/;
  await press((post ?? page).getByRole('button', { name }).first());
}

/** Says yes to the question that came: its second choice. */
export async function confirm(): Promise<void> {
  const choices = page.getByRole('alertdialog').getByRole('button');
  await expect.element(choices.nth(0)).toHaveFocus();
  await press(choices.nth(1));
}
