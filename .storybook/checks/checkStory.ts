import { CHOICES } from '@friendbase/ui-kit';
import { contrastProblems } from './contrast.ts';
import { keepingSurroundings, resize, setOnRoot, setTextSpacing, wish } from './emulate.ts';
import { fitProblems } from './fit.ts';
import { motionProblems } from './motion.ts';
import { pictureProblems } from './pictures/takePictures.ts';
import type { Problem } from './seen.ts';
import { targetProblems } from './targets.ts';

/** One way to look at a story, and what has to hold in it. */
interface Look {
  where: string;
  prepare: () => void | Promise<void>;
  checks: readonly ((story: string) => Problem[] | Promise<Problem[]>)[];
}

const themes = CHOICES.theme.map((theme) => ({
  where: `theme ${theme}`,
  prepare: () => setOnRoot({ 'data-theme': theme === 'system' ? '' : theme }),
  checks: [contrastProblems],
}));

/**
 * Each starts from the one before. Nothing moves while they follow each other: a colour on its way to the next
 * theme would be taken for one of it.
 */
const LOOKS: readonly Look[] = [
  {
    where: 'in calm',
    prepare: () => setOnRoot({ 'data-motion': 'calm' }),
    checks: [motionProblems, targetProblems, fitProblems, pictureProblems],
  },
  {
    where: 'with wide text spacing',
    prepare: () => {
      setOnRoot({ 'data-text': '', 'data-theme': '' });
      setTextSpacing(true);
    },
    checks: [fitProblems],
  },
  {
    where: 'at 200 % text',
    prepare: () => {
      setTextSpacing(false);
      setOnRoot({ 'data-text': '200' });
    },
    checks: [fitProblems],
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
    where: 'at 320 px',
    prepare: async () => {
      setOnRoot({ 'data-motion': 'calm', 'data-text': '' });
      await wish({});
      await resize(320, 640);
    },
    checks: [targetProblems, fitProblems],
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

/**
 * Looks at a story, as it stands on the page, in every way in which a member may see it.
 *
 * @param story its id
 * @throws with one line for each thing that does not hold
 */
export async function checkStory(story: string): Promise<void> {
  const found: Problem[] = [];
  await document.fonts.ready;
  await keepingSurroundings(async () => {
    for (const { where, prepare, checks } of LOOKS) {
      await prepare();
      const problems: Problem[] = [];
      for (const check of checks) problems.push(...(await check(story)));
      found.push(...shorten(problems).map((problem) => `${where}: ${problem}`));
    }
  });
  if (found.length > 0) throw new Error(found.join('\n'));
}
