import type { Guide } from '../../guide/guide.ts';
import { BucksGlyph } from '../../components/Icon/laterGlyphs.ts';
import { BalanceNote } from './BalanceNote.tsx';

const note = (words: string) => (
  <BalanceNote title="You have 250 FriendBase Bucks" icon={BucksGlyph}>
    {words}
  </BalanceNote>
);

export const balanceNoteGuide: Guide = {
  purpose: 'Says how much a member can spend, and what that is.',
  use: ['Above what it can be spent on, in the same window.'],
  avoid: ['For news or warnings. Use a Callout.'],
  keys: [{ keys: 'Tab', does: 'Goes to the link in its words, if there is one.' }],
  heard: [{ when: 'Reading', said: '“You have 250 FriendBase Bucks, heading level 2”' }],
  dos: [{ picture: note('Play points. Not real money.'), because: 'Two short sentences say what they are.' }],
  donts: [
    {
      picture: note(
        'You get them for games and videos. You can spend them below, on tournaments and on rewards.',
      ),
      because: 'Each line pushes down what the page is for.',
    },
  ],
};
