import '@friendbase/ui-kit/styles.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ROUTES, routesForEach, simulatedClockForEach } from '../../testing/everyRoute.tsx';

/** Dates, and how long it is until then, are the same in each run. */
const TODAY = new Date('2026-06-10T10:00:00Z');

simulatedClockForEach();
beforeEach(() => void vi.setSystemTime(TODAY));

const open = routesForEach();

// Reviewed by a person, then locked: what programs are told, in its order. Source: WCAG 1.3.1.
it.each(ROUTES)('%s has the accessibility tree that was reviewed', async (path) => {
  await open(path);
  await expect.element(page.getByRole('main')).toMatchAriaSnapshot();
});

it.each(['/', '/login'])('the header of %s has the accessibility tree that was reviewed', async (path) => {
  await open(path);
  await expect.element(page.getByRole('banner')).toMatchAriaSnapshot();
});
