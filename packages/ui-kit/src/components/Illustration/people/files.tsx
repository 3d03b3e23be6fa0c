import { renderToStaticMarkup } from 'react-dom/server';
import { readTheme } from '../../../tokens/readTheme.ts';
import type { Looks } from '../parts/Bust.tsx';
import { PEOPLE } from './index.ts';
import { Portrait } from './Portrait.tsx';

const read = readTheme('light');
const INK = read('--picture-ink');
const FACE = read('--person-ink');
const WHITE = read('--person-hair-white');

const IN_INK = `fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;

/** Every drawn person as an SVG file without a style sheet, by name, in the colours of the light theme. */
export const peopleFiles = (): [name: string, svg: string][] =>
  Object.entries<Looks>(PEOPLE).map(([name, looks]) => [name, fileOf(looks)]);

function fileOf(looks: Looks): string {
  const markup = renderToStaticMarkup(<Portrait of={looks} />)
    .replaceAll(/class="fb-Art-([\w-]+)"/g, (_, paint: string) => attributesOf(paint, looks))
    .replaceAll(/class="fb-Person"[^>]*/g, IN_INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${markup}</svg>\n`;
}

/** What `Art.css` says of a paint. */
function attributesOf(paint: string, { skin, hair }: Looks): string {
  const skinTone = read(`--person-skin-${skin}`);
  const hairTone = read(`--person-hair-${hair}`);
  const isDark = hair === 'black' || hair === 'brown';
  const others: Record<string, string> = {
    plain: 'stroke="none"',
    ink: `fill="${INK}"`,
    skin: `fill="${skinTone}"`,
    hair: `fill="${hairTone}"`,
    face: `stroke="${FACE}" stroke-width="2.2"`,
    brow: `stroke="${FACE}" stroke-width="2"`,
    eyes: `stroke="${FACE}" stroke-width="4.25"`,
    teeth: `fill="${WHITE}" stroke="${FACE}" stroke-width="2.2"`,
    strand: `stroke="${mixed(hairTone, isDark ? WHITE : FACE, 0.35)}" stroke-width="2"`,
    blush: `stroke="${mixed(skinTone, read('--person-blush'), 0.38)}" stroke-width="6"`,
    freckles: `stroke="${mixed(skinTone, read('--person-hair-ginger'), 0.55)}" stroke-width="1.8"`,
    lens: `fill="${mixed(skinTone, WHITE, 0.28)}"`,
    shade: `fill="${mixed(skinTone, FACE, 0.22)}" stroke="none"`,
  };
  return others[paint] ?? `fill="${read(paint.startsWith('wash-') ? `--${paint}` : `--paint-${paint}`)}"`;
}

/** So much of another colour in a colour, both as `#rrggbb`. */
function mixed(colour: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => part(colour, at) * (1 - share) + part(other, at) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
