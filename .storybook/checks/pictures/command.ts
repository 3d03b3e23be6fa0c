import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import { judge } from './judge.ts';
import { pictureMode } from './mode.ts';
import { decodePng } from './png.ts';
import { simplify } from './simplify.ts';
import type { PictureName } from './store.ts';

/** What of the window belongs to the story, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const folders = { accepted: '.storybook/pictures', changed: '.cache/pictures' };
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Takes a picture of a part of the window and judges it: nothing, or what is wrong with it. */
export const judgePicture = defineBrowserCommand<[PictureName, Box]>(async ({ page }, name, box) => {
  const session = await sessionOf(page);
  const clip = { ...box, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  const problem = judge(name, simplify(decodePng(Buffer.from(data, 'base64'))), pictureMode, folders);
  const version = page.context().browser()?.version() ?? '';
  if (pictureMode === 'accept') noteBrowser(version);
  return problem && problem + otherBrowser(version);
});

const versionFile = path.join(folders.accepted, 'chromium.txt');
const major = (version: string) => version.split('.')[0];

function noteBrowser(version: string): void {
  mkdirSync(folders.accepted, { recursive: true });
  writeFileSync(versionFile, `${major(version)}\n`);
}

/** Another Chromium may draw a little differently; who reads the message should think of it. */
function otherBrowser(version: string): string {
  const accepted = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : major(version);
  return accepted === major(version)
    ? ''
    : ` (accepted with Chromium ${accepted}, and this is ${major(version)})`;
}
