import type { Preferences } from '@friendbase/ui-kit';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@friendbase/ui-kit/styles.css';
import { SimulatedClock } from 'xstate';
import { InGames } from '../../testing/InGames.tsx';
import { BreathingGuide } from './BreathingGuide.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const numberShown = () => document.querySelector('.fb-Stage-count')?.textContent;
const wordShown = () => document.querySelector('.fb-Stage-words')?.textContent;
const rounds = () => page.getByRole('progressbar').element().getAttribute('aria-valuetext');

async function show(preferences: Partial<Preferences> = {}) {
  const clock = new SimulatedClock();
  const shown = (wishes: Partial<Preferences>) => (
    <InGames preferences={wishes} clock={clock}>
      <BreathingGuide />
    </InGames>
  );
  const screen = await render(shown(preferences));
  const count = (counts: number) => {
    for (let one = 0; one < counts; one += 1) clock.increment(1000);
  };
  return { count, prefer: (wishes: Partial<Preferences>) => screen.rerender(shown(wishes)) };
}

async function hear(act: () => Promise<void>): Promise<string[]> {
  const heard = hearLiveRegions();
  await act();
  return (await heard()).map(({ by, text }) => {
    expect(by).toBe('status');
    return text;
  });
}

async function tabTo(name: string) {
  while (document.activeElement !== button(name).element()) await userEvent.tab();
}

describe('W29 Breathing guide', () => {
  it('keys: is finished by Tab and Enter alone, by what is heard, in no time', async () => {
    await show({ pace: 'wait' });
    await tabTo('Start');
    const heard = await hear(async () => {
      await userEvent.keyboard('{Enter}');
      for (let press = 0; press < 15; press += 1) {
        await expect.element(button('Next')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
      }
    });
    expect(heard).toHaveLength(16);
    expect(heard.slice(0, 4)).toEqual([
      'Round 1 of 5. Breathe in, 4.',
      'Hold, 4.',
      'Breathe out, 6.',
      'Round 2 of 5. Breathe in, 4.',
    ]);
    expect(heard.at(-1)).toBe('Well done. You breathed 5 rounds.');
    await expect.element(button('Breathe again')).toHaveFocus();
  });

  it('keys: the focus leaves Stop when the last breath ends', { tags: 'long' }, async () => {
    const { count } = await show();
    await userEvent.click(button('Start'));
    await userEvent.tab();
    await expect.element(button('Stop')).toHaveFocus();
    count(70);
    await expect.element(button('Breathe again')).toHaveFocus();
  });

  it('heard: praise for whoever stops early; the focus goes to what is next', async () => {
    const { count } = await show();
    await userEvent.click(button('Start'));
    count(5);
    await userEvent.click(button('Pause'));
    await expect.element(page.getByText('Paused. Breathe as you like.')).toBeVisible();
    await expect.element(button('Go on')).toHaveFocus();
    await userEvent.click(button('Go on'));
    await expect.poll(wordShown).toBe('Breathe in');
    expect(await hear(() => userEvent.click(button('Stop')))).toEqual([
      'Well done. You took a moment for yourself.',
    ]);
    await expect.element(button('Breathe again')).toHaveFocus();
  });
});

describe('the breathing guide', () => {
  it('says how long it takes and when to stop, and nothing is heard before Start', async () => {
    expect(await hear(async () => void (await show()))).toEqual([]);
    await expect.element(page.getByText('Stop if you feel dizzy.')).toBeVisible();
    await expect.element(page.getByText('5 rounds: a little over 1 minute')).toBeVisible();
    await userEvent.click(page.getByText('Skip holding'));
    await expect.element(page.getByText('5 rounds: a little under 1 minute')).toBeVisible();
  });

  it('has 5 to 10 rounds', { tags: 'long' }, async () => {
    await show();
    const field = page.getByRole('spinbutton', { name: 'Rounds' });
    await expect.element(field).toHaveAttribute('aria-valuemin', '5');
    await expect.element(field).toHaveAttribute('aria-valuemax', '10');
    await userEvent.fill(field, '10');
    await userEvent.tab();
    await expect.element(page.getByText('10 rounds: a little over 2 minutes')).toBeVisible();
    await userEvent.click(button('Start'));
    expect(rounds()).toBe('Round 1 of 10');
  });

  it('shows each phase with a number that gets smaller', { tags: 'long' }, async () => {
    const { count } = await show();
    await userEvent.click(button('Start'));
    const seen: (string | null | undefined)[] = [];
    for (let second = 0; second < 14; second += 1) {
      await expect.poll(numberShown).not.toBe(undefined);
      seen.push(`${wordShown()} ${numberShown()}`);
      count(1);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const phase = (word: string, from: number) =>
      Array.from({ length: from }, (_, at) => `${word} ${from - at}`);
    expect(seen).toEqual([...phase('Breathe in', 4), ...phase('Hold', 4), ...phase('Breathe out', 6)]);
    await expect.poll(rounds).toBe('Round 2 of 5');
  });

  it(
    'goes from step to step by presses where the member wants that here alone',
    { tags: 'long' },
    async () => {
      await show();
      await userEvent.click(page.getByText('My pace'));
      await expect.element(page.getByText('5 rounds: as long as you like')).toBeVisible();
      await userEvent.click(button('Start'));
      await userEvent.click(button('Next'));
      await expect.poll(wordShown).toBe('Hold');
    },
  );

  it('pauses out of sight', { tags: 'long' }, async () => {
    await show();
    await userEvent.click(button('Start'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.restoreAllMocks();
    await expect.element(button('Go on')).toBeVisible();
  });

  it('has a circle, hidden from screen readers, only where things may move', async () => {
    const { prefer } = await show({ motion: 'full' });
    const circle = () => document.querySelector('.fb-BreathingCircle');
    expect(circle()?.getAttribute('aria-hidden')).toBe('true');
    await prefer({ motion: 'calm' });
    expect(circle()).toBeNull();
  });
});

afterEach(() => void page.viewport(800, 600));
it.each(['100', '200'])('fits at 320 px with text at %s percent', async (text) => {
  await page.viewport(320, 640);
  document.documentElement.dataset['text'] = text;
  await show();
  await userEvent.click(button('Start'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
