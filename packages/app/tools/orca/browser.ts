import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { HANG_MS } from '../../../../scripts/hang.ts';
import { SIZE, type Desktop } from './desktop.ts';

/** The browser asks nothing of its own. */
const PREFERENCES = {
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  autofill: { profile_enabled: false, credit_card_enabled: false },
};

/** Chromium on this desktop, in a window without bars, as an installed FriendBase has it. */
export async function openBrowser({ env, folder, voice }: Desktop, baseURL: string) {
  const executablePath = findChromium();
  const profile = path.join(folder, 'profile');
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    headless: false,
    viewport: null,
    locale: 'en-US',
    // The bar that says that a program holds the browser is said as an alert.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...chromiumFlags,
      // Chromium warns of its missing sandbox in a bar as well.
      '--test-type',
      '--disable-gpu',
      // Nothing moves: what moves takes time from what is said.
      '--force-prefers-reduced-motion',
      '--disable-dev-shm-usage',
      '--password-store=basic',
      '--force-renderer-accessibility',
      '--app=data:text/html,<title>Start</title>',
      '--window-position=0,0',
      `--window-size=${SIZE.width},${SIZE.height}`,
    ],
    env: Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined)) as Record<
      string,
      string
    >,
    ...(executablePath && { executablePath }),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(HANG_MS);
  // Before that it does not follow the window.
  await voice.untilSaid('Start');
  await voice.untilQuiet();
  return { context, page, [Symbol.asyncDispose]: () => context.close() };
}
