import { casesInTier } from '@friendbase/contract/conformance/tier';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../testing/AppStage.tsx';
import { demoForEach } from '../testing/demoForEach.ts';
import { hear } from '../testing/hear.ts';
import { openPicker } from '../testing/postPicker.tsx';

demoForEach();
beforeEach(() => page.viewport(320, 568));

async function openBell() {
  await render(<AppStage />);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(bell).toBeVisible();
  bell.element().focus();
  await userEvent.keyboard('{Enter}');
}

async function openPhoto() {
  await render(<AppStage path="/profile" />);
  await page.getByRole('button', { name: 'Change Profile Picture' }).click();
  await page.getByRole('button', { name: 'Use your own photo' }).click();
}

// COGA patterns 4.4.9 and 4.8.4.
const PLACES = [
  ['the place for pictures', () => openPicker(), 'pictures and videos', 3],
  ['the place for a photo of one’s own', openPhoto, 'your picture', 2],
  ['the list of notifications', openBell, 'notifications', 3],
] as const;

describe.each(casesInTier(PLACES, 1))('help at %s', (_, open, subject, count) => {
  it('says how it works in an ordered list of at most three steps, each of 12 words or fewer', async () => {
    await open();
    const shown = page.getByRole('button', { name: `How it works, ${subject}` });
    await expect.element(shown).toHaveAttribute('aria-expanded', 'false');
    shown.element().focus();
    const said = hear();
    await userEvent.keyboard('{Enter}');
    const hidden = page.getByRole('button', { name: `Hide how it works, ${subject}` });
    await expect.element(hidden).toHaveFocus();
    await expect.element(hidden).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('group', { name: /^Hide how it works/ }).getByRole('list');
    await expect.element(list).toBeVisible();
    expect(list.element().tagName).toBe('OL');
    const steps = list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toHaveLength(count);
    expect(steps.filter((step) => step.split(/\s+/).length > 12)).toEqual([]);
    // Its button says that it is open.
    expect(said).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(shown).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });
});
