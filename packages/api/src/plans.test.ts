import {
  FIRST_NOTIFICATION_SETTINGS,
  LATEST_OF_CLUB,
  MOST_FOUND,
  MOST_STORIES,
  MOST_STRANGERS,
} from '@friendbase/contract';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatement, peopleStatement } from './modules/clubs/seen.ts';
import { commentsQuery } from './modules/comments/model.ts';
import {
  circleStatement,
  countsStatement as nameCounts,
  MOST_WALKED,
  openStatement,
} from './modules/finding/search.ts';
import { eventsStatement } from './modules/events/seen.ts';
import { nearStatement, strangersStatement } from './modules/friendships/suggestions.ts';
import { sharedStatement } from './modules/likings/model.ts';
import { conversationsStatement, messagesQuery } from './modules/messages/lists.ts';
import {
  newSinceStatement,
  notificationsStatement,
  unseenStatement,
} from './modules/notifications/standing.ts';
import { readStateStatement } from './modules/messages/readState.ts';
import { photosStatement } from './modules/media/planPhotos.ts';
import { visibleMediaStatement } from './modules/media/visibility.ts';
import { storiesQuery } from './modules/organize/stories.ts';
import { rewardsStatement } from './modules/rewards/model.ts';
import { tournamentsStatement } from './modules/tournaments/model.ts';
import { overIn, PURGED } from './modules/retention/purge.ts';
import { countsStatement } from './modules/posts/counts.ts';
import { entryStatement, feedStatement } from './modules/posts/feed.ts';
import { openMemory, openOnPostgres } from '../testing/databases.ts';
import {
  CLUB,
  fillGrown,
  MANY,
  PARTNER,
  person,
  planned,
  post,
  POST,
  READER,
  rowsOf,
} from '../testing/grown.ts';
import { planOf, statementOf } from '../testing/plans.ts';
import type { Plan, Statement } from '../testing/plans.ts';

const LIMIT = 20;
/** A page, and some for every friend: far below the 3,000 rows and more of each table. */
const MOST_READ = 300;
const TABLES =
  'users friendships name_words likings club_members posts post_media media plans plan_photos likes reactions comments messages conversations message_reads notifications'.split(
    ' ',
  );
/** With the names that statements give them, which is what SQLite tells. */
const NAMES = [
  ...TABLES,
  ...'everyone lately theirs mine named other author last_message partner reader owners carried'.split(' '),
];

/** A friend of the reader’s, whose posts have few comments. */
const FRIEND = person(1);

const SOMEWHERE = { createdAt: '2023-01-02T00:00:00.000Z', id: 'm' };
const VIEWER = { memberId: READER, now: new Date(SOMEWHERE.createdAt) };
const PLACES: [place: string, before: typeof SOMEWHERE | undefined][] = [
  ['the newest on', undefined],
  ['the middle on', SOMEWHERE],
];

/** Many have the first of these, and nobody the second. */
const RARE = ['robin', 'zz'];
const VIEWER_VALUES = { reader: READER, now: SOMEWHERE.createdAt };
/** Of those whom everybody may find, who are shown, and as many who may have been near already. */
const MOST_JUDGED = 3 * MOST_FOUND;
const openOf = (beginnings: readonly string[], along = 0): Statement =>
  openStatement(VIEWER_VALUES, beginnings, 2 * MOST_FOUND + 1, along);

type Page = { before: typeof SOMEWHERE | undefined; limit: number };
const STATEMENTS: [name: string, statement: (db: Knex, page: Page) => Statement | Promise<Statement>][] = [
  ['the feed', (db, page) => feedStatement(db, READER, page)],
  ['the feed of one friend', (db, page) => feedStatement(db, READER, { ...page, author: FRIEND })],
  ['the feed of a stranger', (db, page) => feedStatement(db, READER, { ...page, author: person(MANY - 1) })],
  ['one’s own posts', (db, page) => feedStatement(db, FRIEND, { ...page, author: FRIEND })],
  ['conversations', (_, page) => conversationsStatement(READER, page)],
  ['messages', (db, page) => statementOf(db, messagesQuery(db, [READER, PARTNER], page))],
  ['comments', (db, page) => statementOf(db, commentsQuery(db, POST, READER, page))],
];

const CASES = STATEMENTS.flatMap(([name, statement]) =>
  PLACES.map(([place, before]) => ({ name, place, statement, before })),
);

/** Public posts and those for friends, each in the order of its index, are put together and sorted once more. */
const OF_TWO_WALKS = /the feed|own posts/;

/** Tables that are read as a whole, and more rows than so many. */
function tooMuchIn({ scanned, read }: Plan, most: number): string[] {
  const whole = scanned.filter((table) => NAMES.includes(table));
  return read > most ? [...whole, `${read} rows`] : whole;
}

describe.each([
  { database: 'SQLite', open: openMemory },
  { database: 'PostgreSQL', open: openOnPostgres },
])('a page of a grown community on $database', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await fillGrown(opened.db);
  });
  afterAll(() => opened.close());

  it.each(CASES)('of $name, from $place, reads what it shows and no table', async ({ statement, before }) => {
    const plan = await planOf(opened.db, await statement(opened.db, { before, limit: LIMIT }));
    expect(tooMuchIn(plan, MOST_READ), plan.text).toEqual([]);
  });

  it.each(CASES.filter(({ name }) => !OF_TWO_WALKS.test(name)))(
    'of $name, from $place, comes in the order of its index',
    async ({ statement, before }) => {
      const plan = await planOf(opened.db, await statement(opened.db, { before, limit: LIMIT }));
      expect(plan.text).not.toMatch(/sort|temp b-tree/i);
    },
  );

  it.each([
    ['of a public post', post(0)],
    ['of a friend’s post for friends', post(1)],
    ['of a stranger’s post for friends', post(MANY - 1)],
    ['that no post carries', 'loose'],
  ])('of one file, %s, looks into indexes alone', async (_, name) => {
    const plan = await planOf(opened.db, visibleMediaStatement(`media-of-${name}`, READER));
    expect(tooMuchIn(plan, 5), plan.text).toEqual([]);
  });

  it('of the stories that members watch comes in the order of its index, and reads those that are listed', async () => {
    const found = await planOf(opened.db, await statementOf(opened.db, storiesQuery(opened.db)));
    expect(tooMuchIn(found, MOST_STORIES), found.text).toEqual([]);
    expect(found.text).not.toMatch(/sort|temp b-tree/i);
  });

  it('of the pictures of plans reads those that are asked for', async () => {
    const asked = photosStatement(rowsOf(LIMIT, planned));
    const found = await planOf(opened.db, asked);
    expect(tooMuchIn(found, 3 * LIMIT), found.text).toEqual([]);
  });

  it.each([
    ['events', (db: Knex) => eventsStatement(db, VIEWER)],
    ['tournaments', (db: Knex) => tournamentsStatement(db, VIEWER)],
    ['rewards', rewardsStatement],
  ])('of %s finds their pictures by indexes alone', async (_, statement) => {
    const plan = await planOf(opened.db, statement(opened.db));
    expect(tooMuchIn(plan, MOST_READ), plan.text).toEqual([]);
  });

  it('of what a friend has read looks into indexes alone', async () => {
    const plan = await planOf(opened.db, readStateStatement(PARTNER, READER));
    expect(tooMuchIn(plan, 10), plan.text).toEqual([]);
    expect(plan.text).not.toMatch(/sort|temp b-tree/i);
  });

  it.each([
    ['among friends and theirs', circleStatement(VIEWER_VALUES, ['robin']), MOST_READ],
    ['among friends and theirs, of three words', circleStatement(VIEWER_VALUES, RARE), MOST_READ],
    ['among all', openOf(['robin']), MOST_JUDGED],
    ['among all, of two words', openOf([' robin member1']), MOST_JUDGED],
    ['among all, of three words that many have', openOf(['robin', 'member']), MOST_JUDGED],
    ['among all, of three words of which one is nobody’s', openOf(RARE, 1), 0],
    ['among all, of three words that each have many', openOf(RARE), MOST_WALKED],
    ['how many have each of three words', nameCounts(RARE), MOST_WALKED],
  ])('of people of a name, %s, reads no more where there are more members', async (_, statement, most) => {
    const plan = await planOf(opened.db, statement);
    expect(tooMuchIn(plan, most), plan.text).toEqual([]);
  });

  it('of people of three words looks at those alone who are walked along', async () => {
    const plan = await planOf(opened.db, openOf(RARE));
    for (const one of plan.text.split('\n\n')) expect(one.match(/name_words_open/g)).toHaveLength(1);
  });

  it.each([['one word', ['robin']] as const, ['three words', RARE] as const])(
    'of people of %s whom everybody may find comes in the order of their index',
    async (_, beginnings) => {
      const plan = await planOf(opened.db, openOf(beginnings));
      expect(plan.text).toContain('name_words_open');
      expect(plan.text).not.toMatch(/sort|temp b-tree/i);
    },
  );

  it.each([
    ['friends of friends', nearStatement(READER, VIEWER.now), 2 * MOST_READ],
    ['whom everybody may find', strangersStatement(READER, person(MANY / 2), VIEWER.now), 2 * MOST_STRANGERS],
    ['what they like', sharedStatement(READER, rowsOf(MOST_READ, person)), MOST_READ + 1],
  ])('of people to know: %s, reads no more where there are more members', async (_, statement, most) => {
    const plan = await planOf(opened.db, statement);
    expect(tooMuchIn(plan, most), plan.text).toEqual([]);
  });

  it('of whom everybody may find comes from an index of those alone', async () => {
    const plan = await planOf(opened.db, strangersStatement(READER, person(MANY / 2), VIEWER.now));
    expect(plan.text).toContain('users_open');
  });

  it('of who is in a club reads no more where there are more members', async () => {
    const plan = await planOf(opened.db, peopleStatement(READER, SOMEWHERE.createdAt, CLUB));
    expect(tooMuchIn(plan, LATEST_OF_CLUB + 2 * MOST_READ), plan.text).toEqual([]);
  });

  it.each([
    ['of clubs', undefined],
    ['of one club', CLUB],
  ] as const)('%s reads no more where there are more members', async (_, club) => {
    const plan = await planOf(opened.db, countStatement(READER, club));
    // Whom the reader has blocked.
    expect(tooMuchIn(plan, 5), plan.text).toEqual([]);
  });

  it('of one post looks into indexes alone', async () => {
    const plan = await planOf(opened.db, entryStatement(opened.db, READER, post(1)));
    expect(tooMuchIn(plan, 20), plan.text).toEqual([]);
  });

  it('of how a post is counted for its readers looks into indexes alone', async () => {
    const of = { id: post(1), authorId: PARTNER };
    const plan = await planOf(opened.db, countsStatement(opened.db, of, [READER, PARTNER], [READER]));
    expect(tooMuchIn(plan, 60), plan.text).toEqual([]);
  });

  it.each([
    ['of what is told', notificationsStatement(READER, FIRST_NOTIFICATION_SETTINGS, { limit: LIMIT })],
    ['of how much is new', unseenStatement(READER, FIRST_NOTIFICATION_SETTINGS)],
    ['of what a push tells', newSinceStatement(READER, FIRST_NOTIFICATION_SETTINGS, SOMEWHERE.createdAt)],
  ])('%s looks into indexes alone, from the newest on', async (_, statement) => {
    const plan = await planOf(opened.db, statement);
    expect(tooMuchIn(plan, MOST_READ), plan.text).toEqual([]);
    expect(plan.text).toMatch(/notifications_(by_time|unseen)/);
  });

  it.each(PURGED)('of what is deleted for good in $table looks at what was deleted alone', async (purged) => {
    const until = '2023-02-01T00:00:00.000Z';
    const found = overIn(opened.db, purged, until).select('id').limit(LIMIT);
    const plan = await planOf(opened.db, await statementOf(opened.db, found));
    expect(plan.scanned, plan.text).not.toContain(purged.table);
    expect(plan.text).toContain(`${purged.table}_deleted`);
    expect(plan.read, plan.text).toBeLessThanOrEqual(LIMIT);
    const deleting = overIn(opened.db, purged, until).whereIn('id', ['one', 'another']).delete();
    const { scanned, read, text } = await planOf(opened.db, await statementOf(opened.db, deleting));
    expect(scanned, text).not.toContain(purged.table);
    expect(read, text).toBeLessThanOrEqual(LIMIT);
  });

  it.each(PLACES)(
    'of the feed, from %s, sorts the page and the newest of friends alone',
    async (_, before) => {
      const plan = await planOf(opened.db, feedStatement(opened.db, READER, { before, limit: LIMIT }));
      expect(plan.sorted, plan.text).toBeLessThanOrEqual(MOST_READ);
      // Where more is sorted than a page holds, it is what friends wrote for friends, and never everyone's posts.
      const walk = /MATERIALIZE public_posts[^]*?SCAN public_posts/.exec(plan.text)?.[0] ?? plan.text;
      expect(walk).toMatch(/(SCAN|SEARCH) everyone USING INDEX posts_public|Index Scan posts_public/);
      expect(walk).not.toContain('TEMP B-TREE');
    },
  );

  it.each(CASES.filter(({ name }) => /feed of|own posts/.test(name)))(
    'of $name, from $place, walks that author’s posts alone, and sorts no more than the page',
    async ({ statement, before }) => {
      const plan = await planOf(opened.db, await statement(opened.db, { before, limit: LIMIT }));
      expect(plan.text).not.toContain('posts_public');
      expect(plan.sorted, plan.text).toBeLessThanOrEqual(2 * (LIMIT + 1));
      const walk = /MATERIALIZE public_posts[^]*?SCAN public_posts/.exec(plan.text)?.[0] ?? '';
      expect(walk).not.toContain('TEMP B-TREE');
    },
  );
});
