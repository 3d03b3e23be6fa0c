import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach('moderator');

const main = page.getByRole('main');

/** The most urgent case: what it is, and the way to it. With large text what it is, in the smallest window the lists. */
describeFirstWindow('/moderation', (at) => [
  main.getByRole('radio').first(),
  ...(isTight(at) ? [] : [main.getByRole('heading', { level: 2 }).first()]),
  ...(at.isLarge ? [] : [main.getByRole('button', { name: /^Look( at it)?, / }).first()]),
]);
