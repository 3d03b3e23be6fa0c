import { SCENARIOS } from '@friendbase/mocks';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Scenarios, UnknownScenario } from './Scenarios.tsx';

it('says once, and shows, that there is no such scenario, and where they are listed', async () => {
  const heard = hearLiveRegions();
  await render(<UnknownScenario name="lively" />);
  const told =
    'This demo has no scenario “lively”. It shows “busy”. “Demo scenarios”, at the end of the page, lists them all.';
  await expect.element(page.getByText(told).first()).toBeVisible();
  expect((await heard()).map(({ text }) => text)).toEqual([told]);
});

it('lists every scenario as a link, by keyboard, and marks the one that is shown', async () => {
  await render(<Scenarios current="fresh" />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Demo scenarios' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    SCENARIOS.map((name) => `/?scenario=${name}`),
  );
  expect(
    links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent),
  ).toEqual(['fresh']);
  await expect.element(page.getByText(/You see it now\.$/)).toBeVisible();
});
