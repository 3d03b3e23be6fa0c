import { expect, type Page } from '@playwright/test';

/** Everything that moves without being pressed, summed up as browsers do it. Source: owner's budgets. */
export const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    /** What has moved by itself since the page was opened. Missing before `watchLayoutShift` has run. */
    layoutShifts?: { value: number; nodes: string[] }[];
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/**
 * In the page, before its own scripts. What moves as the answer to an input was asked for. Browsers count half a second
 * for the answer, which a busy machine does not keep: here it lasts until the page has been idle for half a second, with
 * no call and no script on its way, and no button that says it is at work.
 */
export function watchLayoutShift(): void {
  const QUIET = { ticks: 10, delay: 50 };
  const INPUTS = ['pointerdown', 'keydown', 'click', 'input', 'change', 'popstate', 'resize'];
  let answeringSince = Infinity;
  let callsUnderWay = 0;
  let lastInput = 0;
  const loaded = new Set<string>();
  const isUnderWay = () =>
    callsUnderWay > 0 ||
    document.querySelector('[data-busy]') !== null ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(
      ({ href }) => !loaded.has(href),
    );

  const answer = async ({ timeStamp }: Event) => {
    lastInput = timeStamp;
    if (answeringSince !== Infinity) return;
    answeringSince = timeStamp;
    let seenInput = lastInput;
    for (let quiet = 0; quiet < QUIET.ticks; quiet += 1) {
      // The clock of a journey does not change this one.
      await scheduler.postTask(() => {}, { priority: 'background', delay: QUIET.delay });
      if (lastInput !== seenInput || isUnderWay()) quiet = -1;
      seenInput = lastInput;
    }
    answeringSince = Infinity;
  };
  for (const input of INPUTS)
    window.addEventListener(input, (event) => void answer(event), { capture: true });

  const call = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const end = () => void (callsUnderWay -= 1);
    callsUnderWay += 1;
    try {
      const response = await call(...request);
      // The body may come long after its head; that of a stream never ends.
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isStream) end();
      else response.clone().arrayBuffer().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };

  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded.add(name);
  }).observe({ type: 'resource', buffered: true });

  const shifts: Window['layoutShifts'] = (window.layoutShifts = []);
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { startTime, value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
      if (hadRecentInput || startTime >= answeringSince) continue;
      const nodes = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 40)}: ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      );
      shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page. What moves from now on was asked for, as after any input. */
export function dispatchInput(): void {
  window.dispatchEvent(new Event('input'));
}

/** Changes media features, such as a theme, or the medium. What moves for them was asked for: a page moves before its listeners hear of it. */
export async function emulateMedia(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
  await page.evaluate(dispatchInput);
  await page.emulateMedia(media);
}

/** Fails when the page that is open has moved by itself. What is no page, such as a document, has not been watched. */
export async function expectNoShift(page: Page, where?: string): Promise<void> {
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, [where, 'layout shift', JSON.stringify(shifts)].join(' ')).toBeLessThan(MOST_SHIFT);
}
