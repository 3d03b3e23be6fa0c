import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BreathingGuide } from '../breathing/BreathingGuide.tsx';
import { MathGame } from '../math/MathGame.tsx';
import { MemoryGame } from '../memory/MemoryGame.tsx';
import { NumbersGame } from '../numbers/NumbersGame.tsx';
import { lakeStory } from '../story/fixture.tsx';
import { StoryPlayer } from '../story/StoryPlayer.tsx';
import { InGames } from '../../testing/InGames.tsx';
import { WordGame } from '../wordGame/WordGame.tsx';

const GAMES = {
  Memory: <MemoryGame />,
  Numbers: <NumbersGame />,
  Math: <MathGame />,
  Words: <WordGame />,
  'a story': <StoryPlayer story={lakeStory} onClose={() => {}} />,
  'calm breathing': <BreathingGuide />,
};

// COGA pattern 4.4.9.
it.each(Object.entries(GAMES))(
  '%s is explained in an ordered list of three steps at most, each of 12 words or fewer',
  async (_, game) => {
    await render(<InGames>{game}</InGames>);
    await page.getByRole('button', { name: 'How to play' }).click();
    const dialog = page.getByRole('dialog', { name: 'How to play' });
    await expect.element(dialog).toBeVisible();
    const [list, ...others] = dialog.element().querySelectorAll('ol');
    expect(others).toEqual([]);
    const steps = [...(list?.children ?? [])].map(({ textContent }) => textContent);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.length).toBeLessThanOrEqual(3);
    expect(steps.filter((step) => step.split(/\s+/).length > 12)).toEqual([]);
  },
);
