import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { visibleSentences } from '../../speech/visibleWords.ts';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { ProgressBar } from './ProgressBar.tsx';

const bar = page.getByRole('progressbar', { name: 'beach.jpg' });

beforeEach(simulateClock);
afterEach(hush);

describe('a progress bar', () => {
  it('says nothing by itself, however often it moves', async () => {
    const said = listen();
    const screen = await render(<ProgressBar label="beach.jpg" percent={0} />);
    for (let percent = 0; percent <= 100; percent += 2) {
      await screen.rerender(<ProgressBar label="beach.jpg" percent={percent} />);
      await pass(500);
    }
    expect(said).toEqual([]);
  });

  it('has no value while nobody knows how far it is', async () => {
    await render(<ProgressBar label="beach.jpg" percent={undefined} />);
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await expect.element(bar).not.toHaveAttribute('aria-valuetext');
  });

  it('is heard with a number and words, or with the words of its owner', async () => {
    const screen = await render(<ProgressBar label="beach.jpg" percent={45} />);
    await expect.element(bar).toHaveAttribute('aria-valuetext', '45 percent, about half');
    await screen.rerender(<ProgressBar label="beach.jpg" percent={45} valueText="Part 2 of 4" />);
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Part 2 of 4');
  });

  it('is read aloud as it is seen', async () => {
    const screen = await render(<ProgressBar label="beach.jpg" percent={45} />);
    expect(visibleSentences(screen.container, 'en-US', false).map(({ text }) => text)).toEqual([
      'beach.jpg',
      '45 percent, about half',
    ]);
  });

  it('is shown as far as it is, and no further than its ends', async () => {
    const screen = await render(<ProgressBar label="beach.jpg" percent={45} />);
    const width = () => screen.container.querySelector('rect')?.getAttribute('width');
    expect(width()).toBe('45');
    await screen.rerender(<ProgressBar label="beach.jpg" percent={140} />);
    expect(width()).toBe('100');
    expect(screen.container.querySelector('[style]')).toBeNull();
  });
});
