import type { Journey } from '../walk.ts';
import { arrivals } from './arrivals.ts';
import { comfort } from './comfort.ts';
import { games } from './games.ts';
import { messages } from './messages.ts';
import { posts } from './posts.ts';
import { things } from './things.ts';
import { wayBack } from './wayBack.ts';

/** In the order in which they are walked. */
export const JOURNEYS: ReadonlyMap<string, Journey> = new Map([
  ['posts', posts],
  ['messages', messages],
  ['arrivals', arrivals],
  ['way-back', wayBack],
  ['things', things],
  ['comfort', comfort],
  ['games', games],
]);
