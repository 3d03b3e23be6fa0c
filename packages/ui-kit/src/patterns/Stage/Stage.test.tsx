import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Button } from '../../components/Button/Button.tsx';
import { Stage, type StageProps } from './Stage.tsx';

const onPause = vi.fn<() => void>();
const onSelectPart = vi.fn<(id: string) => void>();
const PARTS = [
  { id: 'door', title: 'Out of the door' },
  { id: 'water', title: 'Down to the water' },
];

function Playing(props: Partial<StageProps>) {
  return (
    <Stage
      label="A walk by the lake"
      words="The path goes down to the water."
      progress={{ percent: 45, label: 'The story', valueText: 'Part 2 of 2, 45 percent' }}
      controls={<Button onPress={onPause}>Pause</Button>}
      parts={PARTS}
      currentPartId="water"
      onSelectPart={onSelectPart}
      {...props}
    />
  );
}

const tick = (percent: number) => ({ percent, label: 'The story', valueText: `${percent} percent` });
const announcer = () => document.getElementById('announcer-polite');

/** Everything that is said from now on, in order. */
function listen(): string[] {
  const said: string[] = [];
  new MutationObserver(() => {
    const words = announcer()?.textContent ?? '';
    if (words !== '' && words !== said.at(-1)) said.push(words);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return said;
}

beforeEach(() => {
  onPause.mockClear();
  onSelectPart.mockClear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runOnlyPendingTimers(); // the announcer ends what it says by a timer
  vi.useRealTimers();
  announcer()?.remove();
});

/** Shows one state after the other, a second apart. */
async function play(states: readonly Partial<StageProps>[]) {
  const said = listen();
  const screen = await render(<Playing />);
  for (const state of states) {
    await screen.rerender(<Playing {...state} />);
    await vi.advanceTimersByTimeAsync(1000);
  }
  return said;
}

describe('W28 Story video', () => {
  it('keys: Tab goes to the controls and the parts, never to the progress', async () => {
    await render(<Playing />);
    for (const name of ['Pause', 'Out of the door', 'Down to the water']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
  });

  it(
    'keys: Space and Enter press the button that has the focus, and nothing else',
    { tags: 'long' },
    async () => {
      await render(<Playing />);
      await userEvent.keyboard(' {Enter}');
      expect(onPause).not.toHaveBeenCalled();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      expect(onPause).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(onSelectPart).toHaveBeenCalledWith('door');
    },
  );

  it('heard: the story, how far it is in words, and which part is on', async () => {
    await render(<Playing />);
    await expect.element(page.getByRole('group', { name: 'A walk by the lake' })).toBeInTheDocument();
    const progress = page.getByRole('progressbar', { name: 'The story' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', 'Part 2 of 2, 45 percent');
    await expect.element(page.getByRole('list', { name: 'Parts' })).toBeInTheDocument();
    const parts = page.getByRole('listitem').getByRole('button').elements();
    expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'step']);
  });

  it('heard: each part once and the end, and nothing for a percent', async () => {
    const said = await play([
      { announcement: 'Out of the door', progress: tick(1) },
      { announcement: 'Out of the door', progress: tick(2) },
      { announcement: 'Down to the water', progress: tick(50) },
      { announcement: 'Down to the water', progress: tick(51) },
      { announcement: 'The story is finished.', progress: tick(100) },
    ]);
    expect(said).toEqual(['Out of the door', 'Down to the water', 'The story is finished.']);
  });
});

describe('W29 Breathing guide', () => {
  it('keys: its controls are buttons, and nothing can be dragged', async () => {
    await render(<Playing parts={undefined} words="Breathe in" count={4} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPause).toHaveBeenCalledTimes(1);
    expect(page.getByRole('slider').elements()).toHaveLength(0);
  });

  it('heard: each phase once, and none of its seconds', async () => {
    const breathe = { announcement: 'Breathe in, 4.', words: 'Breathe in' };
    const hold = { announcement: 'Hold, 4.', words: 'Hold' };
    const said = await play([
      { ...breathe, count: 4 },
      { ...breathe, count: 3 },
      { ...hold, count: 4 },
      { ...hold, count: 3 },
    ]);
    expect(said).toEqual(['Breathe in, 4.', 'Hold, 4.']);
  });
});

describe('the stage', () => {
  it('moves nothing below the words when they get shorter', async () => {
    const screen = await render(<Playing words="The path goes down to the water." />);
    const topOf = () => page.getByRole('progressbar').element().getBoundingClientRect().top;
    const before = topOf();
    await screen.rerender(<Playing words="Quiet." />);
    expect(topOf()).toBe(before);
  });

  it.each(['100', '200'])('fits at 320 px with text at %s percent', { tags: 'long' }, async (text) => {
    await page.viewport(320, 640);
    document.documentElement.dataset['text'] = text;
    await render(<Playing count={4} words="Rindfleischetikettierungsüberwachung" />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
