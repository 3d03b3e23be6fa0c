import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { focusForReading } from './focusForReading.ts';
import { ignoreGhostClicks } from './ignoreGhostClicks.ts';

/** A button that gives way to another one under the same finger. */
function Steps({ onNext }: { onNext: () => void }) {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => ignoreGhostClicks(document), []);
  if (!hasBegun) return <Button onPress={() => setHasBegun(true)}>Continue</Button>;
  return (
    <>
      <Button onPress={onNext}>Next</Button>
      <h2 ref={(heading) => void (heading && focusForReading(heading))}>Your game</h2>
    </>
  );
}

const finger = { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true };

function touch(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, width: 20, height: 20, pressure: 0.5 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...finger, ...at }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...finger, ...at }));
}

/** The mouse events of the tap, as the browser sends them. Says which of them did nothing. */
const mouseOf = (element: Element): string[] => {
  const events = [
    new MouseEvent('mousedown', finger),
    new MouseEvent('mouseup', finger),
    new PointerEvent('click', finger),
  ];
  return events.filter((event) => !element.dispatchEvent(event)).map(({ type }) => type);
};

async function begin() {
  const onNext = vi.fn();
  const screen = await render(<Steps onNext={onNext} />);
  const button = (name: string) => screen.getByRole('button', { name });
  const first = button('Continue').element();
  const heading = screen.getByRole('heading', { name: 'Your game' });
  return { onNext, button, first, heading };
}

describe('a tap on a busy device', () => {
  it('presses once, and its late mouse events leave what came in its place', async () => {
    const { onNext, button, first, heading } = await begin();
    touch(first);
    await expect.element(heading).toHaveFocus();
    expect(mouseOf(button('Next').element())).toEqual(['mousedown', 'mouseup', 'click']);
    expect(onNext).not.toHaveBeenCalled();
    await expect.element(heading).toHaveFocus();
  });

  it('leaves the next tap and the next key alone', async () => {
    const { onNext, button, first, heading } = await begin();
    touch(first);
    await expect.element(heading).toHaveFocus();
    const next = button('Next').element();
    touch(next);
    expect(mouseOf(next)).toEqual([]);
    await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce());
    (next as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledTimes(2);
  });
});

it('a tap whose mouse events come in time is one press', async () => {
  const { button, first, heading } = await begin();
  touch(first);
  expect(mouseOf(first)).toEqual([]);
  await expect.element(heading).toHaveFocus();
  await expect.element(button('Next')).toBeVisible();
});
