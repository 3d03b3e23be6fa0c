import type { Page } from '@playwright/test';

/**
 * Waits, in the page, for the picture of the next change: that of a key, or one from another tab. Words load before they
 * are shown: then a heading tells when they are there.
 */
export function startPicture(changesWords: boolean): void {
  const words = document.querySelector('[role=dialog]') ?? document.querySelector('h2');
  const before = words?.textContent;
  const entries: PerformanceEntry[] = [];
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(events);
  const listening = new AbortController();
  const picture = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event) => {
      listening.abort();
      performance.mark('choice');
      const look = () => {
        if (changesWords && words?.textContent === before) requestAnimationFrame(look);
        // A task after the frame: the picture is on its way to the screen.
        else requestAnimationFrame(() => setTimeout(() => painted(timeStamp)));
      };
      look();
    };
    const painted = (from: number) => {
      performance.mark('painted');
      const inPage = performance.now() - from;
      // Event Timing tells its times a little later.
      setTimeout(() => {
        const browsers = entries.filter(({ name }) => name === 'click').map(({ duration }) => duration);
        resolve(Math.max(inPage, ...browsers));
      }, 50);
    };
    for (const type of ['click', 'storage']) {
      window.addEventListener(type, start, { capture: true, signal: listening.signal });
    }
  });
  Object.assign(window, { picture });
}

/** Milliseconds from the choice to its picture: those of the browser's own Event Timing for a key. */
export const pictureOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { picture: Promise<number> }).picture);

/** What comes after the picture is over, so that it counts for no other change. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 5;) {
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 30));
      quiet = performance.now() - start < 45 ? quiet + 1 : 0;
    }
  });
