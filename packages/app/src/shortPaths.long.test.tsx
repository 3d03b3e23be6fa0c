import '@friendbase/ui-kit/styles.css';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { demoForEach } from '../testing/demoForEach.ts';
import { openPage } from '../testing/firstWindow.tsx';

demoForEach();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const text = (field: Locator) => userEvent.fill(field, 'Hello');

/** What members come for, by presses alone: what is written between them is no press. */
const PATHS: [
  what: string,
  presses: (() => Locator)[],
  write: [before: number, field: () => Locator] | [],
  end: () => Locator,
][] = [
  [
    'a post is shared',
    [() => button('Share Post')],
    [0, () => page.getByRole('textbox', { name: /^How are you today/ })],
    () => page.getByText('Your post is shared.').first(),
  ],
  [
    'a friend is written to',
    [() => link('Messages'), () => page.getByRole('option').first(), () => button('Send')],
    [2, () => page.getByRole('textbox', { name: 'Your message' })],
    () => page.getByRole('log').getByText('Hello', { exact: true }),
  ],
  [
    'a game is played',
    [() => link('Games'), () => button('Memory')],
    [],
    () => page.getByRole('dialog', { name: 'Memory' }).getByRole('grid'),
  ],
  [
    'help is there',
    [() => button('Help')],
    [],
    () => page.getByRole('dialog', { name: 'Need Help?' }).getByRole('link', { name: 'Call 911' }),
  ],
];

/** Source: COGA pattern 4.6.2. */
it.each(PATHS)('%s with at most three presses from Home', async (_, presses, [before, field], end) => {
  expect(presses.length).toBeLessThanOrEqual(3);
  await page.viewport(1280, 720);
  await openPage('/');
  for (const [at, control] of presses.entries()) {
    if (field && at === before) await text(field());
    await control().click();
  }
  await expect.element(end()).toBeVisible();
});
