import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a screen reader was given since `hear`. */
    heard?: string[];
  }
}

/** What a screen reader is given from now on. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    window.heard = heard;
    const node = document.getElementById('announcer-polite');
    const listen = () => node?.textContent?.trim() && heard.push(node.textContent.trim());
    if (node) new MutationObserver(listen).observe(node, { childList: true });
  });
  return () => page.evaluate(() => window.heard ?? []);
}
