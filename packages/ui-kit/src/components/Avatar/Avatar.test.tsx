import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { BEACH } from '../MediaTile/fixture.ts';
import { Avatar } from './Avatar.tsx';
import { patternOf, PATTERNS } from './patterns.ts';

const SEEDS = Array.from({ length: 400 }, (_, number) => `5c9e${number}-0b7a`);

/** Contrast of two CSS colours, 1 to 21. Source: WCAG 2.2, “contrast ratio”. */
function contrast(one: string, two: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const linear = [...context.getImageData(0, 0, 1, 1).data]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('avatars', () => {
  it('give the same member the same ground every time', () => {
    for (const seed of SEEDS) expect(patternOf(seed)).toBe(patternOf(seed));
    expect(patternOf('maria')).toBe(7);
  });

  it('use all eight grounds about equally often', () => {
    const counts = PATTERNS.map((_, pattern) => SEEDS.filter((seed) => patternOf(seed) === pattern).length);
    for (const count of counts) expect(count).toBeGreaterThan(SEEDS.length / 8 / 2);
  });

  it('have eight different patterns', () => {
    expect(new Set(PATTERNS).size).toBe(8);
  });

  it.each(['light', 'dark', 'contrast-light', 'contrast-dark'])(
    'show the letter at 7:1 and the pattern at 2:1 on every ground in %s',
    async (theme) => {
      document.documentElement.dataset['theme'] = theme;
      const screen = await render(
        SEEDS.slice(0, 60).map((seed) => <Avatar key={seed} name="A" seed={seed} />),
      );
      const avatars = [...screen.container.querySelectorAll('svg')];
      expect(new Set(avatars.map((avatar) => avatar.dataset['pattern'])).size).toBe(8);
      for (const avatar of avatars) {
        const paint = (part: string, property: 'fill' | 'stroke') =>
          getComputedStyle(avatar.querySelector(part) ?? avatar)[property];
        const ground = paint('.fb-Avatar-plate', 'fill');
        expect(contrast(ground, paint('.fb-Avatar-initial', 'fill'))).toBeGreaterThanOrEqual(7);
        expect(contrast(ground, paint('.fb-Avatar-pattern', 'stroke'))).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('take the same room as a letter, a person and a photo, so that nothing moves when one of them comes', async () => {
    const screen = await render(
      <>
        <Avatar name="Leo" seed="leo" />
        <Avatar name="Leo" seed="leo" picture="/pictures/people/leo.svg" />
        <Avatar name="Leo" seed="leo" picture={BEACH} />
      </>,
    );
    await expect.poll(() => screen.container.querySelector('[data-person="leo"]')).not.toBeNull();
    const [letter, person, photo] = [...screen.container.querySelectorAll('svg, img')].map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height];
    });
    expect(person).toEqual(letter);
    expect(photo).toEqual(letter);
  });
});
