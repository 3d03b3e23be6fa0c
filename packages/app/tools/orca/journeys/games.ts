import type { ClubId } from '@friendbase/contract';
import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';

/** Games deal again where the page is still loading as they open: so often is not known, and the answer is the same. */
const ONE = [0.3];

/** The same cards and questions in each run: what is heard can be compared, and nobody knows it before it is heard. */
export const asEachTime = ({ page }: Listener, chance: readonly number[] = ONE) =>
  page.evaluate((values) => {
    let asked = 0;
    Math.random = () => values[asked++ % values.length] ?? 0;
  }, chance);

interface Played {
  id: ClubId;
  name: string;
  /** What it is, in the name of its window. */
  game: string;
}

/** Opens the game of a club, on its page, whose heading has the focus. */
async function plays(ann: Listener, { id, name, game }: Played, chance?: readonly number[]): Promise<void> {
  await ann.open(`/clubs?club=${id}`);
  // As a page loads, Orca says more or less of it.
  await ann.hearsByChance();
  await asEachTime(ann, chance);
  await ann.press('Tab');
  await ann.hearsByChance(`Play Now, ${name} push button`);
  await ann.press('Return');
  await ann.hearsWindow(`${name}: ${game}`);
}

/** Ends a game, whose last button is Finish, and reads its result. */
async function finishes(ann: Listener, { name }: { name: string }, result: string): Promise<void> {
  await ann.pressUntil('shift+Tab', 'Finish push button');
  await ann.press('Return');
  await ann.hears(result);
  await ann.tabTo('Play again push button');
  await ann.closesWindow(`Play Now, ${name} push button`);
}

/** Where each game is easiest. */
const CLUBS = {
  sums: { id: 'moodBoosters', name: 'Mood Boosters', game: 'sums' },
  words: { id: 'calmFocus', name: 'Calm & Focus', game: 'mixed letters' },
  numbers: { id: 'numberGames', name: 'Number Games', game: 'numbers in order' },
  memory: { id: 'speedThinking', name: 'Speed Thinking', game: 'memory cards' },
} as const;

/** What a sum is, by the words in which it was heard last. */
function answerTo({ steps }: Listener): string {
  const heard = steps.flatMap(({ said }) => said).join(' ');
  const sums = [...heard.matchAll(/(\d+) (plus|minus|times) (\d+)/gu)];
  const [, left = '', operator = '', right = ''] = sums.at(-1) ?? [];
  const answers = new Map([
    ['plus', +left + +right],
    ['minus', +left - +right],
    ['times', +left * +right],
  ]);
  return String(answers.get(operator));
}

/** Answers the sum that was heard last. */
export async function solvesSum(ann: Listener, points: number): Promise<void> {
  await ann.type(answerTo(ann));
  await ann.press('Return');
  await ann.hears(`Correct. ${points} points. Next: `);
}

export const sums: Journey = {
  title: 'Solve sums by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await plays(ann, CLUBS.sums);
    await ann.tabTo('Your answer');
    await ann.type('99');
    await ann.press('Return');
    await ann.hears('Try again');
    for (let solved = 0; solved < 3; solved += 1) await solvesSum(ann, 5);
    await finishes(ann, CLUBS.sums, 'You solved 3 problems. Nice work.');
  },
};

/** The words of the game. Source: product spec §4. */
const WORDS = ['FRIEND', 'HAPPY', 'SMILE', 'LAUGH', 'LOVE', 'PEACE', 'HOPE', 'DREAM'];

/** The word of the letters that were heard last: “N, I, R”. */
function wordOf(heard: string): string {
  const [, letters = ''] = [...heard.matchAll(/[Ll]etters: ((?:[A-Z], )+[A-Z])/gu)].at(-1) ?? [];
  const sorted = (word: string) => Array.from(word).toSorted().join('');
  return WORDS.find((word) => sorted(word) === sorted(letters.replaceAll(', ', ''))) ?? letters;
}

export const words: Journey = {
  title: 'Put letters in order by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await plays(ann, CLUBS.words);
    await ann.tabTo('Your word');
    for (let found = 0; found < 3; found += 1) {
      await ann.type(wordOf(ann.heard).toLowerCase());
      await ann.press('Return');
      await ann.hears('Correct. 10 points. New letters: ');
    }
    await finishes(ann, CLUBS.words, 'You found 3 words. Nice work.');
  },
};

export const numbers: Journey = {
  title: 'Repeat numbers by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await plays(ann, CLUBS.numbers, [0.1, 0.9, 0.3]);
    await ann.pressOn('Start push button');
    /** The place of the pad that has the focus; the button behind them is the fifth. */
    let at = 5;
    for (const length of [1, 2, 3]) {
      await ann.hears('Watch: ', 'Your turn.');
      const [, digits = ''] = /Watch: ([\d, ]+)\./u.exec(ann.heard) ?? [];
      for (const digit of digits.split(', ').map(Number)) {
        if (digit !== at) await ann.press(digit > at ? 'Tab' : 'shift+Tab', Math.abs(digit - at));
        at = digit;
        await ann.press('Return');
      }
      await ann.hears(`Correct. ${5 * length} points.`);
    }
    await ann.hears('Your turn. 4 numbers.');
    await finishes(ann, CLUBS.numbers, 'You repeated 3 numbers in a row.');
  },
};

const COLUMNS = 4;

export const memory: Journey = {
  title: 'Find pairs of cards by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await plays(ann, CLUBS.memory);
    await ann.tabTo('face down push button');
    /** The place of each picture that was heard and is not found. */
    const known = new Map<string, number>();
    const found = new Set<number>();
    let at = 0;
    const goTo = async (place: number) => {
      const rows = Math.floor(place / COLUMNS) - Math.floor(at / COLUMNS);
      const across = (place % COLUMNS) - (at % COLUMNS);
      if (rows !== 0) await ann.press(rows > 0 ? 'Down' : 'Up', Math.abs(rows));
      if (across !== 0) await ann.press(across > 0 ? 'Right' : 'Left', Math.abs(across));
      at = place;
    };
    const turns = async (place: number): Promise<string> => {
      await goTo(place);
      await ann.press('Return');
      const [, picture = ''] = /([A-Z][a-z]+)\./u.exec(ann.heard) ?? [];
      return picture;
    };
    const all = Array.from({ length: 2 * COLUMNS }, (_, place) => place);
    const unknown = () => all.filter((place) => !found.has(place) && ![...known.values()].includes(place));
    while (found.size < all.length) {
      const [first = 0] = unknown();
      const picture = await turns(first);
      const other = known.get(picture);
      const second = other ?? unknown().find((place) => place !== first) ?? 0;
      const next = await turns(second);
      if (next === picture) {
        await ann.hears('Match.');
        for (const place of [first, second]) found.add(place);
        known.delete(picture);
      } else {
        await ann.hears('No match.', 'Face down again.');
        known.set(picture, first);
        known.set(next, second);
      }
    }
    await ann.hears('You found all 4 pairs');
    await ann.closesWindow(`Play Now, ${CLUBS.memory.name} push button`);
  },
};
