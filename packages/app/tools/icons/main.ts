/**
 * Draws the icons of the installed app from the mark, on the light ground of the tokens, as PNG: systems take no SVG.
 * `node packages/app/tools/icons/main.ts`
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');
const mark = readFileSync(path.join(publicFolder, 'mark.svg'), 'utf8');
const manifest = JSON.parse(readFileSync(path.join(publicFolder, 'manifest.webmanifest'), 'utf8')) as {
  background_color: string;
};

/**
 * `share`: how much of the width the mark takes. A mask may leave a circle of 80 % only. `isClear`: without a ground.
 */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1, isClear: true },
  { name: 'icon-512', size: 512, share: 1, isClear: true },
  { name: 'maskable-512', size: 512, share: 0.64, isClear: false },
  // Of a system that rounds the corners itself and makes black of what is clear.
  { name: 'apple-touch-icon', size: 180, share: 0.8, isClear: false },
];

mkdirSync(path.join(publicFolder, 'icons'), { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const page = await browser.newPage();
for (const { name, size, share, isClear } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    html { block-size: 100%; background: ${isClear ? 'transparent' : manifest.background_color} }
    body { block-size: 100%; margin: 0; display: grid; place-items: center }
    svg { inline-size: ${share * 100}% }
  </style>${mark}`);
  await page.screenshot({ path: path.join(publicFolder, `icons/${name}.png`), omitBackground: isClear });
  console.log(name);
}
await browser.close();
