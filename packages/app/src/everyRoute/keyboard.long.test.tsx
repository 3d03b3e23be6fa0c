import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusProblems } from '../../../../.storybook/checks/focus.ts';
import { heardOf } from '../../../../.storybook/checks/names.ts';
import type { Problem } from '../../../../.storybook/checks/seen.ts';
import { ROUTES, routesForEach, shown, WINDOW } from '../../testing/everyRoute.tsx';

// Before the demo begins, whose things have dates; these stand in the names of controls.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T20:58'), toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(414, 896);
});

const open = routesForEach();

/** More stops than any page has. */
const MOST_STOPS = 300;

/** What Tab leads to, one after the other, until it leaves the page. */
async function walk(look: () => Promise<Problem[]> = async () => []) {
  const [stops, found]: [Element[], Problem[]] = [[], []];
  (document.activeElement as HTMLElement | null)?.blur();
  while (stops.length < MOST_STOPS) {
    await userEvent.tab();
    const focused = document.activeElement;
    // Out of the page, and into it again from its beginning, where the browser has nothing else to go to.
    if (!focused || focused === document.body || focused === stops[0]) break;
    if (stops.includes(focused)) {
      found.push(`Tab comes back to ${focused.outerHTML.slice(0, 80)}, and never leaves the page`);
      break;
    }
    stops.push(focused);
    found.push(...(await look()));
  }
  return { stops, found };
}

/** What is laid over the rest keeps its place in the window, and has no place among what scrolls. */
const layerOf = (element: Element | null): Element | null =>
  element === null || /fixed|sticky/.test(getComputedStyle(element).position)
    ? element
    : layerOf(element.parentElement);

/** Which come after one that stands below them. Beside it is a column of its own. */
function outOfOrder(parts: readonly Element[]): string[] {
  const boxes = parts
    .map((part) => ({ part, layer: layerOf(part), box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return boxes.flatMap(({ part, layer, box }, at) => {
    const last = boxes[at - 1];
    if (!last || last.layer !== layer) return [];
    const isAbove = box.bottom <= last.box.top + 1;
    const isBeside = box.left >= last.box.right - 1;
    return isAbove && !isBeside ? [`above what comes before it: ${part.outerHTML.slice(0, 120)}`] : [];
  });
}

const fileOf = (path: string) => path.replaceAll('/', '-').replace(/^-/, '') || 'home';

describe.each(ROUTES)('%s', (path) => {
  it('has the stops of Tab that are written down, in the order of what is seen', async () => {
    await open(path);
    const { stops, found } = await walk();
    expect(found).toEqual([]);
    expect(outOfOrder(stops)).toEqual([]);
    expect(outOfOrder(shown('h1, h2, h3, h4, h5, h6'))).toEqual([]);
    const lines = [...heardOf(stops).values()].map(({ role, name }, at) => `${at + 1}. ${role} “${name}”`);
    await expect([`# ${path}`, '', ...lines, ''].join('\n')).toMatchFileSnapshot(
      `../../../../docs/accessibility/keyboard/${fileOf(path)}.md`,
    );
  });

  it.each([
    ['on a desktop', WINDOW, 100],
    ['at 400 %', [320, 568], 100],
    ['with text at 200 %', WINDOW, 200],
  ] as const)('shows where the focus is at every stop, %s', async (_, window, textSize) => {
    await open(path, { window, chosen: textSize === 200 ? { textSize } : {} });
    const { stops, found } = await walk(focusProblems);
    expect(found).toEqual([]);
    expect(stops.length).toBeGreaterThan(5);
  });
});
