import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Stack } from '../components/Layout/Layout.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { StatusLine } from '../components/StatusLine/StatusLine.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Board } from '../patterns/Board/Board.tsx';
import { memoryCards } from '../patterns/Board/fixture.tsx';
import { readTheme, type Theme } from './readTheme.ts';
import '../styles.css';

const root = document.documentElement;

/** Lets Chromium report these wishes of the system, `prefers-contrast: more` and the like. */
const wish = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

/** What the browser makes of a token: a colour as `rgb(…)`, whatever it was written as. */
function computed(property: 'background-color' | 'transition-duration', value: string): string {
  const probe = document.createElement('div');
  probe.style.setProperty(property, value);
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return found;
}

const colour = (name: string) => computed('background-color', `var(${name})`);
const asWritten = (theme: Theme, name: string) => computed('background-color', readTheme(theme)(name));
const duration = () => computed('transition-duration', 'var(--duration-short)');

afterEach(async () => {
  await wish({});
  for (const name of ['data-theme', 'data-motion', 'data-spacing']) root.removeAttribute(name);
});

const COLOURS = ['--color-ground', '--color-text', '--color-action', '--color-border-strong'];

describe('P4: without a choice, the theme follows the system:', () => {
  it.each<[string, Record<string, string>, Theme]>([
    ['light', { 'prefers-color-scheme': 'light' }, 'light'],
    ['dark', { 'prefers-color-scheme': 'dark' }, 'dark'],
    ['light and less contrast', { 'prefers-color-scheme': 'light', 'prefers-contrast': 'less' }, 'cream'],
    ['dark and less contrast', { 'prefers-color-scheme': 'dark', 'prefers-contrast': 'less' }, 'dark'],
    [
      'light and more contrast',
      { 'prefers-color-scheme': 'light', 'prefers-contrast': 'more' },
      'contrast-light',
    ],
    [
      'dark and more contrast',
      { 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' },
      'contrast-dark',
    ],
    ['colours of its own', { 'prefers-color-scheme': 'light', 'prefers-contrast': 'custom' }, 'light'],
  ])('%s', async (_, features, theme) => {
    await wish(features);
    expect(COLOURS.map(colour)).toEqual(COLOURS.map((name) => asWritten(theme, name)));
  });

  it('but a choice wins', async () => {
    await wish({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' });
    root.dataset['theme'] = 'cream';
    expect(COLOURS.map(colour)).toEqual(COLOURS.map((name) => asWritten('cream', name)));
  });
});

// A reader who forces colours is reported to want more, less or custom contrast as well, after the colours chosen.
describe.each(['more', 'less', 'custom'])('in forced colours, reported as %s contrast,', (contrast) => {
  it.each([undefined, 'cream', 'contrast-dark'])(
    'the colours are the reader’s, with theme %s',
    async (theme) => {
      await wish({
        'forced-colors': 'active',
        'prefers-contrast': contrast,
        'prefers-color-scheme': 'light',
      });
      if (theme) root.dataset['theme'] = theme;
      const written = (name: string) => getComputedStyle(root).getPropertyValue(name);
      expect(written('--color-surface')).toBe('Canvas');
      expect(written('--color-illustration-line')).toBe('CanvasText');
    },
  );
});

describe('P5: motion', () => {
  it.each([
    [undefined, 'no-preference', '0.15s'],
    [undefined, 'reduce', '0s'],
    ['calm', 'no-preference', '0s'],
    ['calm', 'reduce', '0s'],
    ['full', 'reduce', '0.15s'],
  ])('chosen %s, asked for by the system %s: a change takes %s', async (chosen, system, expected) => {
    await wish({ 'prefers-reduced-motion': system });
    if (chosen) root.dataset['motion'] = chosen;
    expect(duration()).toBe(expected);
  });

  it.each([
    ['full', '0.3s'],
    ['calm', '0s'],
  ])('lets a reward come with a moment of joy: %s, in %s', async (chosen, expected) => {
    root.dataset['motion'] = chosen;
    await render(
      <StatusLine tone="success" illustration="rewards">
        You got a code!
      </StatusLine>,
    );
    const picture = document.querySelector('.fb-StatusLine > .fb-Illustration')!;
    expect(getComputedStyle(picture)).toMatchObject({
      animationName: 'fb-glad',
      animationDuration: expected,
    });
  });

  it.each([
    ['full', '0.3s'],
    ['calm', '0s'],
  ])('lets a match come with one too: %s, in %s', async (chosen, expected) => {
    root.dataset['motion'] = chosen;
    await render(<Board label="Cards" rows={memoryCards({ 0: 'matched' })} onPress={() => {}} />);
    const mark = document.querySelector('.fb-Board-mark > .fb-Icon')!;
    expect(getComputedStyle(mark)).toMatchObject({
      animationName: 'fb-glad',
      animationDuration: expected,
    });
  });

  it('turns a spinner, and not when less is asked for', async () => {
    await render(<Spinner label="Loading..." />);
    expect(document.getAnimations()).not.toEqual([]);
    await wish({ 'prefers-reduced-motion': 'reduce' });
    expect(document.getAnimations()).toEqual([]);
  });
});

describe('the page behind a dialog', () => {
  const shinesThrough = () => {
    const backdrop = document.querySelector('.fb-Dialog-backdrop');
    const ground = backdrop === null ? '' : getComputedStyle(backdrop).backgroundColor;
    return /rgba\(.*, 0(\.\d+)?\)/.test(ground);
  };

  it.each(['light', 'cream', 'contrast-dark'])(
    'shines through, and not when less is asked for: %s',
    { tags: 'long' },
    async (theme) => {
      root.dataset['theme'] = theme;
      await render(
        <Dialog title="Log out?" isOpen onClose={() => {}}>
          Your words stay.
        </Dialog>,
      );
      expect(shinesThrough()).toBe(true);
      await wish({ 'prefers-reduced-transparency': 'reduce' });
      expect(shinesThrough()).toBe(false);
    },
  );
});

describe('P2 Spacing', () => {
  it.each(['roomy', 'wide'])('%s has one and a half lines between paragraphs', async (spacing) => {
    root.dataset['spacing'] = spacing;
    const { container } = await render(
      <Stack>
        <Text>First</Text>
        <Text>Second</Text>
      </Stack>,
    );
    const [first, second] = [...container.querySelectorAll('p')];
    const gap = second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThanOrEqual(1.5 * parseFloat(getComputedStyle(first!).lineHeight) - 0.5);
  });
});
