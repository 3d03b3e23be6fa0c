import { translationOf } from '@friendbase/ui-kit/words';
import type { sharedMemory as reference } from '../en/sharedMemory.ts';

export const sharedMemory = translationOf<typeof reference>()('en', {
  findTwo: 'Your turn? Turn over two cards.',
  findSame: 'Two that are the same stay open. You go on.',
  findNone: 'Not the same? Then your friend goes on.',
  noHurry: 'Take your time. Your friend can play another day.',
  theirTurn: ({ partner }) => `Now ${partner} plays. You can close this. The game waits.`,
  theirsNow: ({ partner }) => `Now ${partner} plays.`,
});
