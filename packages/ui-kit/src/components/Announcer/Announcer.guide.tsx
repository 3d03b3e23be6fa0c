import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';

export const announcerGuide: Guide = {
  purpose: 'Speaks to screen readers, for every part of the product, from one place.',
  use: [
    'For the outcome of the member’s own press, when the focus stays where it is.',
    'Politely for what went well, assertively for an error that stops the task, being signed out, and danger.',
  ],
  avoid: [
    'For what a screen reader reads anyway because the focus moved there.',
    'For clocks, countdowns and percentages while they run.',
    'As the only carrier of a fact: it also stands on the page.',
  ],
  keys: [],
  heard: [
    { when: 'announce(words)', said: 'The words, once, after what is being read' },
    { when: 'announce(words, assertive)', said: 'The words at once' },
    { when: 'The same words again within a second', said: 'Nothing' },
  ],
  dos: [
    {
      picture: <Text>Your post is shared.</Text>,
      because: 'The line stays on the page, and the announcer says it once.',
    },
  ],
  donts: [
    { picture: <Text>00:41</Text>, because: 'A running clock that is announced interrupts everything else.' },
  ],
};
