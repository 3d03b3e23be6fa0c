import type { Preferences } from '@friendbase/ui-kit';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@friendbase/ui-kit/styles.css';
import { SimulatedClock, type EventFrom, type SnapshotFrom } from 'xstate';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { memoryGameStore, readPersisted, type GameStore } from '../lib/persistedGame.ts';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import { lakeStory } from './fixture.tsx';
import { walksOf } from '../../testing/walks.ts';
import { playbackMachine } from './machine.ts';
import { placeKind, TICK_MS } from './rules.ts';
import type { Story, StoryProgress } from './story.ts';
import { StoryPlayer, type StoryPlayerHandle } from './StoryPlayer.tsx';

interface Given {
  story?: Story;
  preferences?: Partial<Preferences>;
  stored?: GameStore;
}

const onClose = vi.fn<(progress: StoryProgress) => void>();
beforeEach(() => onClose.mockClear());

const kind = placeKind('lake');
const titles = lakeStory.parts.map(({ title }) => title);
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The title of the part that is on, as the list of parts shows it. */
const current = () => document.querySelector('[aria-current=step]')?.textContent;
const value = () => page.getByRole('progressbar').element().getAttribute('aria-valuetext');

async function show({ story = lakeStory, preferences = {}, stored = memoryGameStore() }: Given = {}) {
  const clock = new SimulatedClock();
  let handle: StoryPlayerHandle | null = null;
  const shown = (wishes: Partial<Preferences>) => (
    <InGames preferences={wishes} stored={stored} clock={clock}>
      <StoryPlayer story={story} onClose={onClose} ref={(one) => void (handle = one)} />
    </InGames>
  );
  const screen = await render(shown(preferences));
  return {
    stored,
    watch: (ticks: number) => {
      for (let tick = 0; tick < ticks; tick += 1) clock.increment(TICK_MS);
    },
    prefer: (wishes: Partial<Preferences>) => screen.rerender(shown(wishes)),
    leave: () => handle?.close(),
    screen,
  };
}

/** All that is said politely while something is done. */
async function hear(act: () => Promise<void> | void): Promise<string[]> {
  const heard = hearLiveRegions();
  await act();
  return (await heard()).map(({ by, text }) => {
    expect(by).toBe('status');
    return text;
  });
}

describe('W28 Story video', () => {
  it(
    'keys: plays, pauses, goes on and starts over, and the focus stays on the button',
    { tags: 'long' },
    async () => {
      const { watch } = await show();
      await userEvent.click(button('Start Video'));
      await expect.element(button('Pause')).toHaveFocus();
      watch(45);
      await expect.poll(value).toBe('Part 2 of 4, 45 percent');
      await userEvent.click(button('Pause'));
      await expect.element(button('Go on')).toHaveFocus();
      watch(45);
      expect(value()).toBe('Part 2 of 4, 45 percent');
      await userEvent.click(button('Restart'));
      await expect.poll(value).toBe('Part 1 of 4, 0 percent');
      await expect.element(button('Restart')).toHaveFocus();
    },
  );

  it('keys: is finished with Tab and Enter alone, at the member’s pace, by what is heard', async () => {
    const { watch } = await show({ preferences: { pace: 'wait' } });
    await userEvent.keyboard('{Tab}{Tab}'); // over the help
    const heard = await hear(async () => {
      await userEvent.keyboard('{Enter}');
      for (const title of titles.slice(1)) {
        await expect.element(button('Next part')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect.poll(current).toBe(title);
      }
      await userEvent.keyboard('{Enter}');
    });
    expect(heard).toEqual([...titles, 'The story is finished. Close the video to get 3 FBB.']);
    await expect.element(button('Close the video')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    watch(DOUBLE_PRESS_MS / TICK_MS);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ percent: 100, isEarned: true });
  });

  it('heard: its parts in order and its end, once each', async () => {
    const { watch } = await show();
    const heard = await hear(async () => {
      await userEvent.click(button('Start Video'));
      watch(100);
      await expect.element(button('Close the video')).toBeVisible();
    });
    expect(heard).toEqual([...titles, 'The story is finished. Close the video to get 3 FBB.']);
  });

  it('heard: all of each part, for who wants everything said', { tags: 'long' }, async () => {
    await show({ preferences: { gameSpeech: 'full' } });
    const heard = await hear(() => userEvent.click(button('Start Video')));
    expect(heard).toEqual([`Part 1 of 4. Out of the door. ${lakeStory.parts[0]?.words}`]);
  });
});

describe('a story video', () => {
  it('says before Start what it pays, how long it is and what happens in it', async () => {
    const heard = await hear(async () => void (await show()));
    expect(heard).toEqual([]);
    await expect.element(page.getByText('Watch to 90 percent to get 3 FBB.')).toBeVisible();
    await expect.element(page.getByText('A picture story, about 20 seconds.')).toBeVisible();
    expect(page.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(3);
    expect(value()).toBe('Part 1 of 4, 0 percent');
  });

  it('moves to the part that is chosen, and says so in the progress', { tags: 'long' }, async () => {
    await show();
    await userEvent.click(button('A rest on the bench'));
    await expect.poll(value).toBe('Part 3 of 4, 50 percent');
    await expect.poll(current).toBe('A rest on the bench');
  });

  it.each([
    [89, false],
    [90, true],
  ])('closed from outside at %i percent has earned its reward: %s', async (percent, isEarned) => {
    const { watch, leave, stored } = await show();
    await userEvent.click(button('Start Video'));
    watch(percent);
    leave();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ percent, isEarned });
    // What was paid starts over; what was not waits where it was left.
    expect(readPersisted(stored, kind)).toEqual(isEarned ? undefined : { percent, furthest: percent });
    watch(10);
    expect(readPersisted(stored, kind)?.percent).toBe(isEarned ? undefined : percent);
  });

  it('says that the mark is reached, and nothing of it where nothing is paid', { tags: 'long' }, async () => {
    const { watch } = await show();
    await userEvent.click(button('Start Video'));
    await expect.element(page.getByText('90 percent: from here you get 3 FBB')).toBeVisible();
    watch(90);
    await expect.element(page.getByText('90 percent reached: you get 3 FBB')).toBeVisible();
  });

  it('waits where it was left when the page goes away', async () => {
    const { watch, stored, screen } = await show();
    await userEvent.click(button('Start Video'));
    watch(60);
    await screen.unmount();
    watch(10);
    await show({ stored });
    await expect.element(page.getByText('You stopped in part 3 of 4.')).toBeVisible();
    await userEvent.click(button('Continue'));
    await expect.poll(value).toBe('Part 3 of 4, 60 percent');
  });

  it(
    'stops moving when the member asks for its parts one by one, and pauses out of sight',
    { tags: 'long' },
    async () => {
      const { watch, prefer } = await show();
      await userEvent.click(button('Start Video'));
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.restoreAllMocks();
      await userEvent.click(button('Go on'));
      watch(10);
      await prefer({ pace: 'wait' });
      await expect.element(button('Next part')).toBeVisible();
      watch(10);
      expect(value()).toBe('Part 1 of 4, 10 percent');
    },
  );
});

describe('the story in words', () => {
  it('opens below, and is open with Easy words', { tags: 'long' }, async () => {
    const { prefer } = await show();
    await userEvent.click(button('The story in words'));
    await expect.element(page.getByRole('heading', { name: 'Home again' })).toBeVisible();
    // As it is come into, what is there is heard, not what its button does.
    await expect.element(page.getByRole('group', { name: 'The story in words', exact: true })).toBeVisible();
    await prefer({ easy: true });
    await expect.element(page.getByRole('heading', { name: 'The story in words' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Home again' })).toBeVisible();
  });
});

describe('an effect', () => {
  const picture = () => document.querySelectorAll('.fb-Icon, .fb-BreathingCircle').length;

  it('is there for its category alone, once the story has started', { tags: 'long' }, async () => {
    await show({ story: { ...lakeStory, category: 'social-skills' } });
    await userEvent.click(button('Start Video'));
    for (const name of ['Breathe', 'Gratitude', 'Inspire']) expect(button(name).elements()).toHaveLength(0);
  });

  it('Gratitude shows a flower and words for 3 seconds, and is heard once', { tags: 'long' }, async () => {
    const { watch } = await show();
    await userEvent.click(button('Start Video'));
    const before = picture();
    expect(await hear(() => userEvent.click(button('Gratitude')))).toEqual(['Thank you noted']);
    watch(14);
    expect(picture()).toBe(before + 1);
    await expect.element(page.getByText('Thank you noted').last()).toBeVisible();
    watch(1);
    await expect.poll(picture).toBe(before);
    await expect.element(button('Gratitude')).toHaveFocus();
  });

  it('Gratitude shows no picture where nothing may move, and its words stay', { tags: 'long' }, async () => {
    await show({ preferences: { motion: 'calm' } });
    await userEvent.click(button('Start Video'));
    const before = picture();
    await userEvent.click(button('Gratitude'));
    await expect.element(page.getByText('Thank you noted').first()).toBeVisible();
    expect(picture()).toBe(before);
  });

  it('Breathe pauses the story, can be stopped, and keeps the focus', { tags: 'long' }, async () => {
    await show({ story: { ...lakeStory, category: 'relaxation' } });
    await userEvent.click(button('Start Video'));
    await userEvent.click(button('Breathe'));
    await expect.element(button('Go on')).toBeVisible();
    expect(document.querySelector('.fb-BreathingCircle')?.getAttribute('aria-hidden')).toBe('true');
    const heard = await hear(() => userEvent.click(button('Stop')));
    expect(heard).toEqual(['Well done. You took time to breathe.']);
    await expect.element(button('Breathe')).toHaveFocus();
  });

  it('Breathe stands still while the help is read, and praises nobody for it', { tags: 'long' }, async () => {
    const { watch } = await show({ story: { ...lakeStory, category: 'relaxation' } });
    await userEvent.click(button('Start Video'));
    await userEvent.click(button('Breathe'));
    await userEvent.click(button('How to play'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await hear(() => watch(60_000 / TICK_MS))).toEqual([]);
    expect(document.querySelector('.fb-BreathingCircle')).toHaveAttribute('data-still');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Stop')).toBeVisible();
    expect(document.querySelector('.fb-BreathingCircle')).not.toHaveAttribute('data-still');
    const heard = await hear(() => watch(60_000 / TICK_MS));
    expect(heard).toEqual(['Well done. You took time to breathe.']);
  });
});

describe('ways through the story, in the view', { tags: 'long' }, () => {
  const NAMES = {
    start: /^(Start Video|Continue)$/,
    pause: /^Pause$/,
    resume: /^Go on$/,
    restart: /^Restart$/,
    next: /^Next part$/,
    'part.chosen': /^Home again$/,
  } as const;
  const input = { told: { parts: lakeStory.parts, rewardFbb: 3 }, pace: 'wait' as const };
  const walks = walksOf({
    machine: playbackMachine,
    input,
    events: [
      ...(['start', 'pause', 'resume', 'restart', 'next'] as const).map((type) => ({ type })),
      { type: 'part.chosen', part: 3 },
      { type: 'pace.changed', pace: 1 },
      { type: 'pace.changed', pace: 'wait' },
    ],
    stateOf: ({ context: { percent, pace } }) => [percent, pace],
    isFarEnough: ({ context: { percent } }) => percent % 25 > 0,
  });
  type Event = EventFrom<typeof playbackMachine>;
  const nameOf = ({ value: state }: SnapshotFrom<typeof playbackMachine>) =>
    typeof state === 'string' ? state : Object.keys(state)[0];
  const isShown = ({ type }: Event) => type in NAMES || type === 'pace.changed';
  // One way to each state that a member can stand in, and nothing on it that has no button.
  const chosen = new Map(
    walks
      .filter(({ events }) => events.every((event: Event) => isShown(event)))
      .map((walk) => [JSON.stringify([nameOf(walk.leadsTo), walk.leadsTo.context.percent]), walk]),
  );

  it.each([...chosen].map(([end, walk]) => ({ end, walk })))('end at $end', async ({ end, walk }) => {
    const { prefer } = await show({ preferences: { pace: 'wait' } });
    for (const event of walk.events as Event[]) {
      if (event.type === 'pace.changed') await prefer({ pace: event.pace });
      else {
        const name = NAMES[event.type as keyof typeof NAMES];
        const found = page.getByRole('button', { name }).elements();
        if (found.length > 0) await userEvent.click(found[0] as Element);
      }
    }
    const [state, percent] = JSON.parse(end) as [string, number];
    await expect.poll(value).toContain(`, ${percent} percent`);
    const shows = { intro: NAMES.start, playing: NAMES.pause, paused: NAMES.resume, stepping: NAMES.next };
    const name = state in shows ? shows[state as keyof typeof shows] : /^Close the video$/;
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  });
});

afterEach(() => void page.viewport(800, 600));
it.each(inject('isLong') ? ['100', '200'] : ['200'])(
  'fits at 320 px with text at %s percent',
  async (text) => {
    await page.viewport(320, 640);
    document.documentElement.dataset['text'] = text;
    await show({ stored: storeWith(kind, { percent: 95, furthest: 95 }) });
    await userEvent.click(button('Continue'));
    await userEvent.click(button('Gratitude'));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
