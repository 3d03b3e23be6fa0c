/**
 * Draws the pictures of the demo community from the kit's own drawings, in the light theme, and its one video from a
 * picture that sways. `node packages/app/tools/demoPictures/main.ts`
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_FILM, DEMO_PICTURES } from '@friendbase/contract/fixtures';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { filmOf } from './film.ts';

const root = path.join(import.meta.dirname, '../../../..');
const target = path.join(root, 'packages/contract/src/fixtures/pictures');

/** The drawing alone, as a WebP. */
async function draw(page: Page, name: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.goto(`${origin}/?name=${name}`);
  await page.addStyleTag({
    content: `html { overflow: hidden; scrollbar-gutter: auto }
    svg { position: fixed; inset: 0; inline-size: ${width}px !important; block-size: ${height}px !important;
      max-inline-size: none !important; border: 0 !important; border-radius: 0 !important }`,
  });
  await page.locator('svg :first-child').first().waitFor({ state: 'attached' });
  const png = await page.screenshot({ animations: 'disabled' });
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    dataUrl('image/png', png),
  );
  return bytesIn(url);
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const bytesIn = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

function keep(name: string, bytes: Buffer): void {
  writeFileSync(path.join(target, name), bytes);
  console.log(`${String(bytes.length).padStart(7)} ${name}`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'demo-pictures-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true },
});
const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const page = await browser.newPage({ colorScheme: 'light' });

for (const { name, width, height } of DEMO_PICTURES)
  keep(`${name}.webp`, await draw(page, name, width, height));
const still = await draw(page, DEMO_FILM.poster, DEMO_FILM.width, DEMO_FILM.height);
keep(`${DEMO_FILM.name}.webm`, bytesIn(await page.evaluate(filmOf, dataUrl('image/webp', still))));

await browser.close();
server.close();
rmSync(folder, { recursive: true });
