import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import '../../styles.css';
import { ToggleTextButton } from './ToggleTextButton.tsx';

const root = document.documentElement;
const wishForMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

function Like() {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <ToggleTextButton
      icon={isLiked ? 'heartFilled' : 'heart'}
      isActive={isLiked}
      onPress={() => setIsLiked(!isLiked)}
    >
      {isLiked ? 'Unlike' : 'Like'}
    </ToggleTextButton>
  );
}

/** The sizes that the heart runs through, from the press on. */
async function pressLike() {
  const screen = await render(<Like />);
  const moves: string[] = [];
  screen.container.addEventListener('transitionrun', ({ propertyName }) => moves.push(propertyName));
  screen.getByRole('button', { name: 'Like' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const unlike = screen.getByRole('button', { name: 'Unlike' });
  await expect.element(unlike).toBeVisible();
  const heart = unlike.element().querySelector('svg')!;
  return { heart, moves, isMoving: () => heart.getAnimations().length > 0 };
}

afterEach(async () => {
  delete root.dataset['motion'];
  await wishForMotion('no-preference');
});

describe('the heart of a like', () => {
  it('grows beyond its size and comes back, where motion is full', async () => {
    await wishForMotion('no-preference');
    const { heart, moves } = await pressLike();
    await expect.poll(() => moves).toContain('scale');
    const { transitionTimingFunction, transitionDuration } = getComputedStyle(heart);
    expect([transitionTimingFunction, transitionDuration]).toEqual(['cubic-bezier(0.3, 3, 0.5, 1)', '0.15s']);
  });

  it.each([
    ['Calm', () => Promise.resolve((root.dataset['motion'] = 'calm'))],
    ['the system’s wish for less motion', () => wishForMotion('reduce')],
  ])('does not move with %s', async (_, choose) => {
    await choose();
    const { moves, isMoving } = await pressLike();
    expect(isMoving()).toBe(false);
    expect(moves).toEqual([]);
  });
});
