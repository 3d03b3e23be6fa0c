import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../../../.storybook/checks/emulate.ts';
import { nameOf } from '../../../../.storybook/checks/seen.ts';
import { ROUTES, routesForEach, shown, simulatedClockForEach } from '../../testing/everyRoute.tsx';
import { hear } from '../../testing/hear.ts';

describe('a page that nobody touches', () => {
  simulatedClockForEach();
  const open = routesForEach();

  /** WCAG 2.2.2, in milliseconds. */
  const LONGEST_MS = 5000;

  /** What goes on moving, or plays. */
  const moving = () => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > LONGEST_MS)
      .map(({ effect }) => (effect as KeyframeEffect).target),
    ...[...document.querySelectorAll<HTMLMediaElement>('video, audio')].filter(({ paused }) => !paused),
  ];

  /** All that eyes read, line by line. */
  const words = () => [
    document.title,
    ...shown('header, main, footer').flatMap((part) => part.innerText.split('\n')),
  ];

  it.each(ROUTES)('%s: for a minute nothing is heard, nothing changes, and nothing moves', async (path) => {
    await open(path);
    expect(moving()).toEqual([]);
    // What the arrival says has been said.
    await vi.advanceTimersByTimeAsync(LONGEST_MS);
    const heard = hear();
    const before = words();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words()).toEqual(before);
    expect(heard).toEqual([]);
    expect(moving()).toEqual([]);
  });
});

describe('a page that is looked through', () => {
  const open = routesForEach();
  afterEach(() => page.viewport(414, 896));

  /** Where a member is. */
  const place = () => ({
    title: document.title,
    page: shown('h1').map((heading) => heading.textContent),
    current: shown('nav [aria-current]').map((link) => link.textContent),
    windows: shown('[role=dialog], [role=alertdialog]').length,
    focus: document.activeElement,
  });

  /** What a member can set without a press on a button. */
  const FIELDS =
    'main :is(input, textarea, select, [role=switch], [role=checkbox]):not([type=file], [tabindex="-1"])';
  const change = (field: HTMLElement) => {
    if (field instanceof HTMLSelectElement)
      return userEvent.selectOptions(field, [...field.options].at(-1)?.value ?? '');
    return userEvent.keyboard(
      field.matches('textarea, input:not([type=radio], [type=checkbox])') ? 'a' : ' ',
    );
  };

  it.each(ROUTES)('%s: what is set in a field takes nobody elsewhere', async (path) => {
    await open(path);
    for (const field of document.querySelectorAll<HTMLElement>(FIELDS)) {
      if (!field.isConnected || field.closest('[inert]')) continue;
      field.focus();
      if (document.activeElement !== field) continue;
      const before = place();
      await change(field);
      await nextFrame();
      expect(place(), nameOf(field)).toEqual(before);
    }
  });

  /** Paragraphs that tell something; a line below a heading is none. */
  const isProse = (part: HTMLElement) => part.matches('p') && part.innerText.length > 80;

  it.each(ROUTES)('%s: three paragraphs have a heading between them', async (path) => {
    await open(path);
    const lines = shown('main :is(h1, h2, h3, h4, h5, h6, p)').filter((part) => !part.closest('[role=log]'));
    const found = lines.filter((part, at) => {
      const three = lines.slice(at, at + 3);
      return three.length === 3 && three.every(isProse) && isProse(part);
    });
    expect(found.map((part) => nameOf(part))).toEqual([]);
  });
});
