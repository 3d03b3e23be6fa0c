import '@friendbase/ui-kit/styles.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contrastProblems, iconProblems } from '../../../../.storybook/checks/contrast.ts';
import {
  restoringEnvironment,
  resize,
  setOnRoot,
  setTextSpacing,
  wish,
} from '../../../../.storybook/checks/emulate.ts';
import { fitProblems } from '../../../../.storybook/checks/fit.ts';
import { colourAloneProblems } from '../../../../.storybook/checks/greyScale.ts';
import { groundProblems } from '../../../../.storybook/checks/grounds.ts';
import { motionProblems } from '../../../../.storybook/checks/motion.ts';
import type { Problem } from '../../../../.storybook/checks/seen.ts';
import { targetProblems } from '../../../../.storybook/checks/targets.ts';
import { ROUTES, routesForEach, WINDOW } from '../../testing/everyRoute.tsx';

const open = routesForEach();

/** 320 px is 1280 px at 400 % zoom. */
const NARROW = [320, 568] as const;

/** One visual mode of a route, which follows the one before, and what has to hold in it. */
type VisualMode = [name: string, prepare: () => unknown, checks: (() => Problem[])[]];

const VISUAL_MODES: readonly VisualMode[] = [
  ['as it comes', () => {}, [fitProblems, contrastProblems, iconProblems, groundProblems]],
  ['in grey', () => setOnRoot({ 'data-motion': 'calm' }), [colourAloneProblems]],
  ['with wide text spacing', () => setTextSpacing(true), [fitProblems]],
  ['with wide text spacing at 400 %', () => resize(...NARROW), [fitProblems]],
  ['at 400 %', () => setTextSpacing(false), [fitProblems, targetProblems]],
  ['at 400 % on its side', () => resize(568, 320), [fitProblems]],
  ['on a phone', () => resize(390, 844), [fitProblems, targetProblems, groundProblems]],
  ['on a phone on its side', () => resize(844, 390), [fitProblems, targetProblems]],
  ['with text at 200 %', () => setOnRoot({ 'data-text': '200' }), [fitProblems]],
  ['with text at 200 % in a small window', () => resize(...NARROW), [fitProblems]],
  ['with text at 200 % on a desktop', () => resize(...WINDOW), [fitProblems]],
  [
    'in forced colours',
    () => {
      setOnRoot({ 'data-text': '' });
      return wish({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    },
    [contrastProblems, iconProblems, colourAloneProblems],
  ],
  ['under reduced motion', () => setOnRoot({ 'data-motion': '' }), [motionProblems]],
];

afterEach(() => page.viewport(414, 896));

it.each(ROUTES)('%s is whole and can be told apart in each visual mode', async (path) => {
  await open(path);
  const found: Problem[] = [];
  await restoringEnvironment(async () => {
    for (const [name, prepare, checks] of VISUAL_MODES) {
      await prepare();
      found.push(...checks.flatMap((check) => check()).map((problem) => `${name}: ${problem}`));
    }
  });
  expect(found).toEqual([]);
});
