import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeProblems } from '../checks/everyVisualMode.ts';
import { Transcripts } from '../docs/Transcripts.tsx';
import type { StoryView } from './audits.ts';
import { JOURNEYS_THROUGH } from './journeys.ts';
import { StoryProofs } from './StoryProofs.tsx';
import { TRANSCRIPTS } from './transcripts.ts';

const VIEW: StoryView = {
  mode: 'light',
  width: 320,
  date: '2026-11-27',
  commit: 'abc1234',
  findings: [
    { engine: 'axe', rule: 'button-name', message: 'Buttons must have discernible text', where: '.x' },
  ],
};

const story = { id: 'screens-home--busy', name: 'Busy', title: 'Screens/Home' };

describe('how a story was looked at', () => {
  it('is not said as long as no audit has looked', async () => {
    const { container } = await render(<StoryProofs {...story} views={[]} />);
    await expect.element(page.getByText(/^Audit: not looked at yet/)).toBeVisible();
    expect(container.querySelector('table')).toBe(null);
    expect(await axeProblems()).toEqual([]);
  });

  it('is the day, the commit and the findings of both engines, by mode and window', async () => {
    const { container } = await render(
      <StoryProofs {...story} views={[VIEW, { ...VIEW, width: 1280, findings: [] }]} />,
    );
    const rows = [...container.querySelectorAll('tbody tr')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['light, 320 px', '2026-11-27', 'abc1234', '1 findings', '0 findings'],
      ['light, 1280 px', '2026-11-27', 'abc1234', '0 findings', '0 findings'],
    ]);
    await expect
      .element(page.getByText('light, 320 px: axe button-name: Buttons must have discernible text .x'))
      .toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });

  it('has a link to the transcript of each journey through its screen, or says why there is none', async () => {
    const { rerender } = await render(<StoryProofs {...story} views={[]} />);
    await expect
      .element(page.getByRole('link', { name: 'Read, like and comment a post, and hear of new ones' }))
      .toHaveAttribute('href', '?path=/docs/screens-as-orca-says-them--docs#posts');
    await rerender(<StoryProofs {...story} title="Kit/Button" views={[]} />);
    await expect.element(page.getByText(/^Transcript: none, because no journey/)).toBeVisible();
    expect(
      Object.values(JOURNEYS_THROUGH)
        .flat()
        .filter((name) => !TRANSCRIPTS.has(name)),
    ).toEqual([]);
  });

  it('shows its accepted picture, or says why there is none', async () => {
    const { container } = await render(<StoryProofs {...story} id="kit-none--nowhere" views={[]} />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('pictures/kit-none/nowhere.png');
    expect(picture?.alt).toBe('Busy, as accepted');
    picture?.dispatchEvent(new Event('error'));
    await expect.element(page.getByText(/^Picture: none, because none of Busy was accepted/)).toBeVisible();
  });
});

describe('the page of transcripts', () => {
  it('has each at a place of its own, step by step', async () => {
    const { container } = await render(<Transcripts />);
    for (const { name, title } of TRANSCRIPTS.values())
      expect(container.querySelector(`#${name}`)?.textContent).toBe(title);
    expect(container.querySelector('#posts + table tbody tr')?.textContent).toMatch(
      /^opens \/Home – FriendBase document web/,
    );
    // One of many that are alike: axe takes seconds for all.
    expect(await axeProblems(container.querySelector('#posts')!.parentElement!)).toEqual([]);
  });
});
