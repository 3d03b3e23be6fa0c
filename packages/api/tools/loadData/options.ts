import { parseArgs } from 'node:util';
import { StartError } from '../../src/startError.ts';
import { acceptedTotal, mostFriends } from './community.ts';
import type { Scale } from './community.ts';

const MOST_ROWS = 1_000_000_000;
const MOST_A_POST = 100;
const POSTS_A_MEMBER = 20;
const FRIENDS = 20;

const NAMES = ['posts', 'members', 'friends', 'likes', 'comments', 'messages', 'seed'] as const;
type Name = (typeof NAMES)[number];
type Given = Record<string, string | boolean | undefined>;

/**
 * Options of the command line; defaults depend on the number of posts. Throws `StartError` naming the option,
 * what it got and what it takes.
 */
export function readOptions(args: string[]): Scale {
  const given = parse(args);
  const posts = read(given, 'posts', 100_000, [1, MOST_ROWS]);
  const members = read(given, 'members', Math.ceil(posts / POSTS_A_MEMBER), [1, MOST_ROWS]);
  const most = mostFriends(members);
  const friends = read(given, 'friends', Math.min(FRIENDS, most), [0, most], ' for so many members');
  const mostMessages = acceptedTotal({ members, friends }) === 0 ? 0 : MOST_ROWS;
  const among = mostMessages === 0 ? ' where nobody has friends' : '';
  return {
    posts,
    members,
    friends,
    likes: read(given, 'likes', 3, [0, MOST_A_POST]),
    comments: read(given, 'comments', 1, [0, MOST_A_POST]),
    messages: read(given, 'messages', Math.min(posts, mostMessages), [0, mostMessages], among),
    seed: read(given, 'seed', 1, [0, 2 ** 32 - 1]),
  };
}

/** Not `strict`: Node's own message takes several lines. */
function parse(args: string[]): Given {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true });
  const unknown = [...Object.keys(values).map((name) => `--${name}`), ...positionals].find(
    (word) => !NAMES.some((name) => word === `--${name}`),
  );
  if (unknown === undefined) return values as Given;
  const known = NAMES.map((name) => `--${name}`).join(', ');
  throw new StartError(`${JSON.stringify(unknown)} is no option. There are: ${known}.`);
}

function read(
  given: Given,
  name: Name,
  fallback: number,
  [least, most]: [number, number],
  where = '',
): number {
  const text = given[name];
  if (text === undefined) return fallback;
  const value = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= most) return value;
  const got = typeof text === 'string' ? JSON.stringify(text.slice(0, 200)) : 'empty';
  const range = least === most ? `only ${least}` : `a whole number from ${least} to ${most}`;
  throw new StartError(`--${name} is ${got}, but it takes ${range}${where}.`);
}
