import { page } from 'vitest/browser';
import { axeProblems } from './axeProblems.ts';
import { storyProblems } from './checkStory.ts';
import type { Problem } from './seen.ts';
import { standStill } from './still.ts';

/** The window in which stories play, in CSS pixels. */
const VIEWPORT = [1200, 900] as const;

/**
 * What a story without a picture would be held to, of a page that a test has led where it is: axe, and every visual
 * mode of this tier. For states that look as others do whose pictures are accepted.
 */
export async function visualModeProblems(): Promise<Problem[]> {
  await page.viewport(...VIEWPORT);
  await standStill();
  return [...(await axeProblems()), ...(await storyProblems())];
}
