import * as z from 'zod/mini';
import type { InputProblem } from './wrongInput.ts';

/**
 * The drawn people whom a member can have as their picture, by the names in their addresses: these stay, also when a
 * drawing changes. The app draws them itself, in the colours of the member's theme; the address has them as a file.
 */
export const DRAWN_PEOPLE = [
  'sam',
  'maya',
  'leo',
  'priya',
  'tom',
  'nadia',
  'grace',
  'zoe',
  'kenji',
  'ella',
  'ruth',
  'victor',
  'mila',
  'omar',
  'hana',
] as const;
export type DrawnPerson = (typeof DRAWN_PEOPLE)[number];

/** What goes around a member's picture: a reward. */
export const AVATAR_FRAMES = ['golden'] as const;
export type AvatarFrame = (typeof AVATAR_FRAMES)[number];

const FOLDER = '/pictures/people/';
const ENDING = '.svg';

/**
 * A member's picture: a file of their own, or a drawn person. Any name has the right shape, so that an app that is
 * open reads the answers of a newer server; which can be chosen is asked when one is.
 */
export const AvatarUrl = z
  .string()
  .check(
    z.regex(
      /^(\/api\/media\/[\w-]{1,64}|\/pictures\/people\/[a-z]{1,30}\.svg)$/,
      'foreignAvatar' satisfies InputProblem,
    ),
  );

export const drawnPersonUrl = (name: string): string => `${FOLDER}${name}${ENDING}`;

/** The name in the address of a drawn person; nothing for another picture. */
export const drawnPersonIn = (url: string): string | undefined =>
  url.startsWith(FOLDER) ? url.slice(FOLDER.length, -ENDING.length) : undefined;

export const isDrawnPerson = (name: string): name is DrawnPerson =>
  DRAWN_PEOPLE.some((other) => other === name);
