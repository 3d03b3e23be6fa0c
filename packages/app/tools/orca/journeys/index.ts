import type { Journey } from '../walk.ts';
import { aboutMe, letter, loggingIn, signingUp } from './account.ts';
import { arrivals } from './arrivals.ts';
import { comfort, story } from './calm.ts';
import { memory, numbers, sums, words } from './games.ts';
import { leaving } from './leaving.ts';
import { messages } from './messages.ts';
import { posts } from './posts.ts';
import { organize, report } from './safety.ts';
import { spending } from './spending.ts';
import { pictures, recoveryCard } from './wayBack.ts';

/** In the order in which they are walked. */
export const JOURNEYS: ReadonlyMap<string, Journey> = new Map([
  ['signing-up', signingUp],
  ['logging-in', loggingIn],
  ['about-me', aboutMe],
  ['letter', letter],
  ['recovery-card', recoveryCard],
  ['pictures', pictures],
  ['leaving', leaving],
  ['posts', posts],
  ['messages', messages],
  ['arrivals', arrivals],
  ['report', report],
  ['memory', memory],
  ['numbers', numbers],
  ['sums', sums],
  ['words', words],
  ['story', story],
  ['comfort', comfort],
  ['spending', spending],
  ['organize', organize],
]);
