import path from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import { judge, removeChanged } from './judge.ts';
import { openKnownSame } from './knownSame.ts';
import { pictureMode } from './mode.ts';
import { decodePng } from './png.ts';
import { simplify } from './simplify.ts';
import { readAccepted, type PictureName } from './store.ts';

/** What of the window belongs to the story, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const folders = { accepted: '.storybook/pictures', changed: '.cache/pictures' };
const knownSame = openKnownSame('.cache/pictures.same.txt');
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function take(page: Page, box: Box): Promise<Buffer> {
  const session = await sessionOf(page);
  const clip = { ...box, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** So often is a picture taken again that is not yet the same as the one before. */
const MOST_TAKES = 10;

/** Takes pictures until one stays: a busy browser may still be drawing. */
async function takeSettled(page: Page, box: Box): Promise<Buffer> {
  let before = await take(page, box);
  for (let takes = 1; takes < MOST_TAKES; takes += 1) {
    const next = await take(page, box);
    if (next.equals(before)) break;
    before = next;
  }
  return before;
}

/** `Button/Button.stories`, which no other story file has in its path. */
const filterOf = (file: string) =>
  file
    .split(path.sep)
    .slice(-2)
    .join('/')
    .replace(/\.tsx$/, '');

/** Takes a picture of a part of the window and judges it: nothing, or what is wrong with it. */
export const judgePicture = defineBrowserCommand<[PictureName, Box]>(
  async ({ page, testPath = '' }, name, box) => {
    const isAccepting = pictureMode === 'accept';
    const artist = `Chromium ${page.context().browser()?.version()} on ${process.platform}`;
    const command = `npm run pictures:accept -- ${filterOf(testPath)}`;
    const rules = { mode: pictureMode, artist, ...folders, command };
    const judged = (png: Buffer) => {
      const compared = [readAccepted(name, folders.accepted), png, artist];
      if (!isAccepting && knownSame.has(compared)) return removeChanged(name, folders.changed);
      const problem = judge(name, simplify(decodePng(png)), rules);
      if (!isAccepting && !problem) knownSame.add(compared);
      return problem;
    };
    const problem = isAccepting ? 'not looked at' : judged(await take(page, box));
    return problem && judged(await takeSettled(page, box));
  },
);
