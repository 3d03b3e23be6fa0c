import { CHOICES } from '@friendbase/ui-kit';
import { inject } from 'vitest';
import { contrastProblems } from './contrast.ts';
import { restoringEnvironment, resize, setOnRoot, setTextSpacing, wish } from './emulate.ts';
import { fitProblems } from './fit.ts';
import { motionProblems } from './motion.ts';
import type { Problem } from './seen.ts';
import { standStill } from './still.ts';
import { targetProblems } from './targets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** One way to look at a story, and what has to hold in it. */
interface VisualMode {
  where: string;
  prepare: () => void | Promise<void>;
  checks: readonly (() => Problem[])[];
}

const themes = CHOICES.theme.map((theme) => ({
  where: `theme ${theme}`,
  prepare: () => setOnRoot({ 'data-theme': theme === 'system' ? '' : theme }),
  checks: [contrastProblems],
}));

const calm: VisualMode = {
  where: 'in calm',
  prepare: async () => {
    setOnRoot({ 'data-motion': 'calm' });
    // A colour that was on its way before, under the pointer, still comes to its end.
    await standStill();
  },
  checks: [motionProblems, targetProblems, fitProblems],
};

const largeText: VisualMode = {
  where: 'at 200 % text',
  prepare: () => setOnRoot({ 'data-text': '200' }),
  checks: [fitProblems],
};

const narrow: VisualMode = {
  where: 'at 320 px',
  prepare: async () => {
    setOnRoot({ 'data-text': '' });
    await resize(320, 640);
  },
  checks: [targetProblems, fitProblems],
};

/**
 * Each starts from the one before. Nothing moves while they follow each other: a colour on its way to the next
 * theme would be taken for one of it.
 */
const SHORT: readonly VisualMode[] = [calm, largeText, narrow];

const LONG: readonly VisualMode[] = [
  calm,
  {
    where: 'with wide text spacing',
    prepare: () => {
      setOnRoot({ 'data-text': '', 'data-theme': '' });
      setTextSpacing(true);
    },
    checks: [fitProblems],
  },
  {
    ...largeText,
    prepare: () => {
      setTextSpacing(false);
      return largeText.prepare();
    },
  },
  ...themes,
  {
    where: 'in forced colours',
    prepare: () => wish({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }),
    checks: [contrastProblems],
  },
  {
    where: 'under reduced motion',
    prepare: () => setOnRoot({ 'data-motion': '' }),
    checks: [motionProblems],
  },
  {
    ...narrow,
    prepare: async () => {
      setOnRoot({ 'data-motion': 'calm' });
      await wish({});
      await narrow.prepare();
    },
  },
  {
    where: 'at 320 px with wide text spacing',
    prepare: () => setTextSpacing(true),
    checks: [fitProblems],
  },
  {
    where: 'at 320 px from right to left',
    prepare: () => {
      setTextSpacing(false);
      setOnRoot({ dir: 'rtl' });
    },
    checks: [fitProblems],
  },
];

/** One cause often shows in many places. */
const MOST_LINES = 5;

const shorten = (problems: readonly Problem[]): Problem[] => {
  const different = [...new Set(problems)];
  const rest = different.length - MOST_LINES;
  return rest > 0 ? [...different.slice(0, MOST_LINES), `and ${rest} more`] : different;
};

/** Looks at a story, as it stands on the page, in the ways of this tier in which a member may see it. */
export async function storyProblems(): Promise<Problem[]> {
  const found: Problem[] = [];
  await restoringEnvironment(async () => {
    for (const { where, prepare, checks } of inject('isLong') ? LONG : SHORT) {
      await prepare();
      const problems = checks.flatMap((check) => check());
      found.push(...shorten(problems).map((problem) => `${where}: ${problem}`));
    }
  });
  return found;
}
