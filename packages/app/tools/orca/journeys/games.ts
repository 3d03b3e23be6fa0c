import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';

/** By a tile of Quick Play. */
async function play(ann: Listener, annIsLoggedIn: () => Promise<void>, game: string): Promise<void> {
  await annIsLoggedIn();
  await ann.openTold('/clubs');
  await ann.opensWindow(`${game} push button`);
}

/** What a sum is, by the words in which it was heard last. */
function answerTo(heard: string): string {
  const sums = [...heard.matchAll(/(\d+) (plus|minus|times) (\d+)/gu)];
  const [, left = '', operator = '', right = ''] = sums.at(-1) ?? [];
  const answers = { plus: +left + +right, minus: +left - +right, times: +left * +right };
  return String(answers[operator as keyof typeof answers]);
}

export const sums: Journey = {
  title: 'Solve sums by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await play(ann, annIsLoggedIn, 'Math');
    await ann.tabTo('Your answer');
    for (let solved = 0; solved < 2; solved += 1) {
      await ann.type(answerTo(ann.heard));
      await ann.press('Return');
      await ann.hears('Correct. 5 points. Next: ');
    }
    await ann.pressOn('Finish push button');
    await ann.hears('Well done');
    await ann.pressUntil('Down', 'You solved 2 problems. Nice work.');
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
    await play(ann, annIsLoggedIn, 'Words');
    await ann.tabTo('Your word');
    for (let found = 0; found < 2; found += 1) {
      await ann.type(wordOf(ann.heard).toLowerCase());
      await ann.press('Return');
      await ann.hears('Correct. 10 points. New letters: ');
    }
    await ann.pressOn('Finish push button');
    await ann.hears('Well done');
    await ann.pressUntil('Down', 'You found 2 words. Nice work.');
  },
};

export const numbers: Journey = {
  title: 'Repeat numbers by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await play(ann, annIsLoggedIn, 'Numbers');
    await ann.pressOn('Start push button');
    for (const length of [1, 2]) {
      await ann.hears('Watch: ', 'Your turn.');
      const [, digits = ''] = /Watch: ([\d, ]+)\./u.exec(ann.heard) ?? [];
      await ann.tabTo('1 push button');
      for (const digit of digits.split(', ')) await ann.press(digit);
      await ann.hears(`Correct. ${5 * length} points.`);
    }
    await ann.pressOn('Finish push button');
    await ann.hears('Well done');
  },
};

export const memory: Journey = {
  title: 'Find pairs of cards by ear, to the end of the game',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/clubs');
    await ann.opensWindow('Play Now, Memory Match push button');
    await ann.tabTo('face down push button');
    const columns = 4;
    /** The place of each picture that was heard and is not found. */
    const known = new Map<string, number>();
    const found = new Set<number>();
    let at = 0;
    const goTo = async (place: number) => {
      const rows = Math.floor(place / columns) - Math.floor(at / columns);
      const across = (place % columns) - (at % columns);
      if (rows !== 0) await ann.press(rows > 0 ? 'Down' : 'Up', Math.abs(rows));
      if (across !== 0) await ann.press(across > 0 ? 'Right' : 'Left', Math.abs(across));
      at = place;
    };
    const turn = async (place: number): Promise<string> => {
      await goTo(place);
      await ann.press('Return');
      const [, picture = ''] = /([A-Z][a-z]+)\./u.exec(ann.heard) ?? [];
      return picture;
    };
    const all = Array.from({ length: 2 * columns }, (_, place) => place);
    const unknown = () => all.filter((place) => !found.has(place) && ![...known.values()].includes(place));
    while (found.size < all.length) {
      const [first = 0] = unknown();
      const picture = await turn(first);
      const other = known.get(picture);
      const second = other ?? unknown().find((place) => place !== first) ?? 0;
      const next = await turn(second);
      if (next === picture) {
        await ann.hears('Match.');
        for (const place of [first, second]) found.add(place);
        known.delete(picture);
      } else {
        await ann.hears('No match.', 'Face down again.');
        known.set(picture, first);
        // Seen before: its pair is known now, and is turned next.
        known.set(next, second);
      }
    }
    await ann.hears('You found all 4 pairs');
  },
};
