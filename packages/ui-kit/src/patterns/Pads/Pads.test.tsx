import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Pads, type Pad, type PadsProps } from './Pads.tsx';

const onPress = vi.fn<PadsProps['onPress']>();
const onEarlyPress = vi.fn<PadsProps['onEarlyPress']>();

function Game(props: Partial<PadsProps>) {
  return (
    <>
      <Pads
        label="Number pads"
        status="Your turn."
        onPress={onPress}
        onEarlyPress={onEarlyPress}
        {...props}
      />
      <button type="button">Play again</button>
    </>
  );
}

const pad = (digit: Pad) => page.getByRole('button', { name: String(digit), exact: true });
const pressed = () => onPress.mock.calls.map(([digit]) => digit);

beforeEach(() => {
  onPress.mockClear();
  onEarlyPress.mockClear();
});

describe('W25 Number pads', () => {
  it('keys: Tab goes from pad to pad, and on', async () => {
    await render(<Game />);
    for (const digit of [1, 2, 3, 4] as const) {
      await userEvent.tab();
      await expect.element(pad(digit)).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Play again' })).toHaveFocus();
  });

  it('keys: arrows go where the eye does, and stay at the edges', async () => {
    await render(<Game />);
    await userEvent.tab();
    for (const [key, digit] of [
      ['{ArrowUp}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowRight}', 2],
      ['{ArrowDown}', 4],
      ['{ArrowLeft}', 3],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(pad(digit)).toHaveFocus();
    }
    expect(onPress).not.toHaveBeenCalled();
  });

  it('keys: 1 to 4 go to their pad and press it, once for a key that is held', async () => {
    await render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('3{1>3/}');
    await expect.element(pad(1)).toHaveFocus();
    expect(pressed()).toEqual([3, 1]);
  });

  it(
    'keys: digits outside the pads, others, and those of a shortcut press nothing',
    { tags: 'long' },
    async () => {
      await render(<Game />);
      await userEvent.tab();
      await userEvent.keyboard('5{Control>}2{/Control}');
      page.getByRole('button', { name: 'Play again' }).element().focus();
      await userEvent.keyboard('1');
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  it('keys: Escape is left to the dialog around the pads', { tags: 'long' }, async () => {
    const onEscape = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onEscape);
    await render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onEscape);
    expect(onEscape).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  });

  it('keys: Enter and Space press', async () => {
    await render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowRight} ');
    expect(pressed()).toEqual([1, 2]);
  });

  it('keys: a press while the numbers are shown is early, and the focus stays', async () => {
    const screen = await render(<Game />);
    await userEvent.tab();
    await screen.rerender(<Game isPlaying now={3} />);
    await userEvent.keyboard('{Enter} 4');
    expect(onPress).not.toHaveBeenCalled();
    expect(onEarlyPress).toHaveBeenCalledTimes(3);
    await expect.element(pad(4)).toHaveFocus();
    await expect.element(pad(4)).toHaveAttribute('aria-disabled', 'true');
  });

  it('heard: the group with what goes on, and the digit', async () => {
    await render(<Game status="Your turn. 3 numbers." />);
    const group = page.getByRole('group', { name: 'Number pads' });
    await expect.element(group).toHaveAccessibleDescription('Your turn. 3 numbers.');
    await expect.element(pad(2)).toHaveAccessibleName('2');
  });

  it('heard: the digit by the focus, and the game is told which presses moved none', async () => {
    await render(<Game />);
    await userEvent.tab();
    await userEvent.keyboard('33{Enter}');
    expect(onPress.mock.calls).toEqual([
      [3, true],
      [3, false],
      [3, false],
    ]);
    await userEvent.click(pad(2));
    expect(onPress).toHaveBeenLastCalledWith(2, false);
  });

  it(
    'heard: nothing for a number that is shown: the game says them all at once',
    { tags: 'long' },
    async () => {
      const screen = await render(<Game isPlaying now={3} status="Now: 3 (1 of 2)" />);
      const heard = hearLiveRegions();
      await screen.rerender(<Game isPlaying now={1} status="Now: 1 (2 of 2)" />);
      expect(await heard()).toEqual([]);
    },
  );
});

describe('the number that is shown', () => {
  it('differs in size, line and form, also without motion', async () => {
    document.documentElement.dataset['motion'] = 'calm';
    await render(<Game isPlaying now={3} />);
    const shapeOf = (digit: Pad) => {
      const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(pad(digit).element());
      const { width } = pad(digit).element().getBoundingClientRect();
      return { line: parseFloat(borderTopWidth), radius: parseFloat(borderTopLeftRadius), width };
    };
    const [other, shown] = [shapeOf(2), shapeOf(3)];
    expect(shown.line).toBeGreaterThanOrEqual(3 * other.line);
    expect(shown.radius).toBeGreaterThan(other.radius);
    expect(shown.width).toBeGreaterThan(other.width);
  });

  it.each(['100', '200'])('fits at 320 px with text at %s percent', { tags: 'long' }, async (text) => {
    await page.viewport(320, 640);
    document.documentElement.dataset['text'] = text;
    await render(<Game isPlaying now={4} status="Now: 4 (10 of 12)" />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
