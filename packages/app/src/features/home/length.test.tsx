import type { FeedEntry } from '@friendbase/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeAnswers } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { openPage } from '../../../testing/firstWindow.tsx';

const demo = demoForEach();

const PHONE = [390, 844] as const;

/** What can be pressed or written in. A skip link is there for who comes by Tab alone. */
const controls = () =>
  [...document.querySelectorAll('a[href]:not(.fb-SkipLink), button, input, select, textarea')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

function expectLittle(): void {
  expect(controls().length, controls().map(nameOf).join(', ')).toBeLessThanOrEqual(30);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(4000);
  expect([...document.querySelectorAll('form')].filter((form) => form.checkVisibility())).toHaveLength(1);
  expect(stayingInView()).toEqual(['fb-MenuBar', 'fb-PageFrame-footer']);
}

/** What stays where it is while the page scrolls: the bar of the menu, and Help at its end. */
const stayingInView = () =>
  [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && /^(fixed|sticky)$/.test(getComputedStyle(part).position))
    .filter((part) => part.getBoundingClientRect().height > 1)
    .map((part) => part.className);

describe('Home on a phone', () => {
  it('shows nine posts in at most 6,500 px', { tags: 'long' }, async () => {
    const NINE = 9;
    demo.network.sendWholePages();
    onTestFinished(
      changeAnswers({ method: 'GET', path: '/api/posts/feed/' }, (all: FeedEntry[]) => all.slice(0, NINE)),
    );
    await page.viewport(...PHONE);
    await openPage('/');
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(NINE);
    // The last part of the page.
    await expect.element(page.getByRole('link', { name: 'Play Memory' })).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(6500);
  });

  it('shows five posts in at most 30 controls and 4,000 px in Simple mode', async () => {
    await page.viewport(...PHONE);
    const { carrier } = await openPage('/', { simple: true });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more posts' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(5);
    expectLittle();
    // Nothing comes by itself: the way to look for new posts is one control more.
    vi.mocked(carrier.set).mockRestore();
    carrier.set('closed');
    await expect.element(page.getByRole('button', { name: 'Check for new posts' })).toBeVisible();
    expectLittle();
  });
});
