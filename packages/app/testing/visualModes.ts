import type { Preferences } from '@friendbase/ui-kit';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { visualModeProblems } from '../../../.storybook/checks/everyVisualMode.ts';
import { openPage } from './firstWindow.tsx';

type Chosen = Partial<Preferences>;

/** How a page is asked for that has no story of each: `isEasy` says in which words. */
export const VISUAL_MODES: readonly { name: string; chosen: Chosen; isEasy: boolean }[] = [
  { name: 'as it comes', chosen: {}, isEasy: false },
  { name: 'in easy words', chosen: { easy: true }, isEasy: true },
  ...(inject('isLong') ? [{ name: 'in Simple mode', chosen: { simple: true }, isEasy: false }] : []),
];

/** In Simple mode, once the way out of it is there, which comes on demand, and is hidden while a list is on its way. */
export async function openInMode(path: string, chosen: Chosen): Promise<void> {
  await openPage(path, chosen);
  const showAll = page.getByText('Show everything', { exact: true });
  await expect.poll(() => showAll.elements().length).toBe(chosen.simple === true ? 1 : 0);
}

export const expectNoProblems = () => expect(visualModeProblems()).resolves.toEqual([]);
