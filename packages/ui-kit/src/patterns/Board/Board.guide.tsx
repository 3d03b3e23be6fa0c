import type { Guide } from '../../guide/guide.ts';
import { Board } from './Board.tsx';
import type { BoardCard } from './Card.tsx';
import { faceOf } from './fixture.tsx';

const star: BoardCard = { id: 'one', name: 'Star', face: faceOf('Star'), state: 'open' };
const board = (...cards: BoardCard[]) => (
  <Board label="Memory cards, 1 by 2" rows={[cards]} onPress={() => undefined} />
);

export const boardGuide: Guide = {
  purpose: 'Lays out cards in rows and columns, to be turned over one by one.',
  use: [
    'For games in which the place of a card matters.',
    'Pictures that differ in shape and in name, not in colour alone.',
    'Beside a line of words that says whose turn it is and what happened.',
  ],
  avoid: [
    'For a list of things to read or choose from: use CardList or RadioGroup.',
    'More than five cards in a row: on a small screen they are too small to press.',
    'Moving the focus when a card turns. The member moves it.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the card that was left, and on out of the board.' },
    { keys: 'Tab, with tabStops="each"', does: 'Goes to each card that is not matched, for one switch.' },
    { keys: 'Arrow keys', does: 'Go to the next card in that direction, and stay at the edge.' },
    { keys: 'Home, End', does: 'Go to the ends of the row; with Control, of the board.' },
    { keys: 'Enter, Space', does: 'Press the card.' },
  ],
  heard: [
    { when: 'Focus arrives at a card', said: 'Its place, by the grid: “row 2, column 3”; then “face down”' },
    { when: 'Focus arrives at an open card', said: 'Its place, then “Star”' },
    { when: 'A card is turned or matched', said: 'Nothing: the game says what it means' },
  ],
  contract: 'W24',
  dos: [
    {
      picture: board(star, { ...star, id: 'two', state: 'matched' }),
      because: 'Open and matched differ in line, mark and word, so they can be told without colour.',
    },
  ],
  donts: [
    {
      picture: board(star, { ...star, id: 'two', name: 'Yellow star' }),
      because: 'Two pictures that only a colour or a name tells apart cannot be found again.',
    },
  ],
};
