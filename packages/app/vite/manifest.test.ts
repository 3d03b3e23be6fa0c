import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(path.join(app, file), 'utf8');

interface WebManifest {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}
const manifest = JSON.parse(text('public/manifest.webmanifest')) as WebManifest;

/** The light and the dark ground of every page, as the tokens have them. */
function grounds(): string[] {
  const [semantic, palette] = ['semantic', 'palette'].map((name) => text(`../ui-kit/src/tokens/${name}.css`));
  const names = /--color-ground: light-dark\(var\((.+?)\), var\((.+?)\)\)/.exec(semantic!)!.slice(1);
  return names.map((name) => new RegExp(`${name}: (#\\w+)`).exec(palette!)![1]!);
}

/** How large a PNG is, by its header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(app, 'public', file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the installed app', () => {
  it('has the ground of the tokens around it, in the light and in the dark', () => {
    const [light, dark] = grounds();
    expect([manifest.background_color, manifest.theme_color]).toEqual([light, light]);
    const inPage = [...text('index.html').matchAll(/name="theme-color" content="(#\w+)" media="(.+?)"/g)];
    expect(inPage.map(([, colour, media]) => [colour, media])).toEqual([
      [light, '(prefers-color-scheme: light)'],
      [dark, '(prefers-color-scheme: dark)'],
    ]);
  });

  it('has icons of the sizes that it names, and one for a mask', () => {
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src), src).toBe(sizes);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
  });
});
