import '@friendbase/ui-kit/styles.css';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoForEach } from '../testing/demoForEach.ts';
import { openPage } from '../testing/firstWindow.tsx';
import { PAGES } from './lib/page/pages.ts';

demoForEach();

// Its letters are the narrower ones. A font that misses the first text is not used on a page anymore (`font-display: optional`).
beforeAll(() => document.fonts.load('1em "Atkinson Hyperlegible Next"'));

const open = async (path: string, chosen: Parameters<typeof openPage>[1] = {}) => {
  await page.viewport(1280, 720);
  await openPage(path, chosen);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBe(null);
};

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());

/** What a key or the focus alone may not change. */
const place = () => ({
  address: location.href,
  title: document.title,
  windows: shown('[role=dialog], [role=alertdialog]').length,
  opened: shown('[aria-expanded=true]').length,
  chosen: shown('[aria-selected=true], [aria-pressed=true], input:checked').length,
});

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many letters stand on the longest line of a text. What lies on a letter is none of its own. */
function longestLine(text: HTMLElement): number {
  const range = document.createRange();
  const node = text.firstChild as Text;
  const lines = new Map<number, number>();
  for (const { index, segment } of letters.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? 0) + 1);
  }
  return Math.max(...lines.values());
}

/** What is pressed, chosen or written in, but what stands back. */
const MAIN_CHOICES = [
  ':is(a, button):not([data-tone=quiet], [data-tone=plain])',
  'textarea',
  'select',
  'input',
]
  .concat(['option', 'tab'].map((role) => `[role=${role}]`))
  .map((control) => `main ${control}`)
  .join();

/** One of several radios or tabs is one choice. */
const choiceOf = (control: Element): Element =>
  control.closest('[role=radiogroup], fieldset, [role=tablist]') ?? control;

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

describe.each(PAGES.map(({ href }) => href))('%s', (path) => {
  it('stays as it is at letters and digits that nobody asked for, and as the focus goes from control to control', async () => {
    await open(path);
    const before = place();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('abcdefghijklmnopqrstuvwxyz0123456789');
    expect(place()).toEqual(before);
    for (const control of shown(CONTROLS)) control.focus();
    expect(place()).toEqual(before);
  });

  it('shows the hand on what can be pressed alone, and scrolls in one place', async () => {
    await open(path);
    const pointing = shown('body *').filter((part) => getComputedStyle(part).cursor === 'pointer');
    expect(
      pointing.filter(
        (part) => !part.closest('a, button, label, select, [role=option], [role=button], summary, input'),
      ),
    ).toEqual([]);
    expect(shown('.fb-Badge').filter((badge) => badge.closest('a, button, [tabindex="0"]'))).toEqual([]);
    const scrollers = shown('main, main *').filter(
      (part) =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
    );
    expect(scrollers.length).toBeLessThanOrEqual(1);
  });

  it.each([70, 50] as const)(
    'justifies no text, and has no line of more than %i letters where that is chosen',
    async (lineLength) => {
      await open(path, { lineLength });
      const texts = shown('main p, main li').filter(
        (text) => /\S/.test(text.innerText) && text.children.length === 0,
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => getComputedStyle(text).textAlign === 'justify')).toEqual([]);
      const long = texts.filter((text) => longestLine(text) > lineLength);
      expect(long.map((text) => `${longestLine(text)}: ${text.innerText}`)).toEqual([]);
    },
  );

  it('has in Simple mode at most five main choices in view', async () => {
    await open(path, { simple: true });
    await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeInTheDocument();
    const inView = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const choices = shown(MAIN_CHOICES).filter(inView).map(choiceOf);
    expect([...new Set(choices)].slice(5)).toEqual([]);
  });
});
