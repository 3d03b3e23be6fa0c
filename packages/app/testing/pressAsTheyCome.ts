import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Presses one after the other, each as soon as it is there: while a page opens that a test looks at then. */
export async function pressAsTheyCome(buttons: readonly Locator[]): Promise<void> {
  for (const one of buttons) {
    await expect.element(one, { timeout: 20_000 }).toBeVisible();
    await one.click();
  }
}
