import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** What the rewards deliver that came with FriendBase, and what is true of them, when this step was written. */
const SEEDED = [
  [1, { kind: 'pages', pages: 'thank-you-card' }],
  [2, { kind: 'pages', pages: 'soup-recipe' }],
  [3, { kind: 'pages', pages: 'garden' }, 'Five pages to print, with flowers, birds and a very big snail.'],
  [4, { kind: 'sound', sound: 'rain' }],
  [
    5,
    { kind: 'pages', pages: 'animal-stickers' },
    'Twelve stickers to print. There is a dog, a robin and a goldfish.',
  ],
  [6, { kind: 'pages', pages: 'winter-stickers' }],
  [7, { kind: 'pages', pages: 'star-map' }],
  [8, { kind: 'story', story: 'train' }],
  [
    9,
    { kind: 'frame', frame: 'golden' },
    'A golden frame around your picture. Save up for it, there is no hurry.',
  ],
] as const;

/** Of any other one, all that was promised is its code. */
const OTHER = JSON.stringify({ kind: 'code', shownTo: 'the people who run FriendBase' });

/** Rewards open: what each delivers, stored with each redemption, those of before too; and the frame of a member's picture. */
export const rewardContents: Migration = {
  rewrites: ['rewards.description'],
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const table of ['rewards', 'redemptions'])
      await db.raw(`alter table ${table} add column delivers ${text} not null default '${OTHER}'`);
    for (const [number, content, description] of SEEDED) {
      const id = `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      const delivers = JSON.stringify(content);
      await db('rewards')
        .where({ id })
        .update({ delivers, ...(description && { description }) });
      await db('redemptions').where({ rewardId: id }).update({ delivers });
    }
    await db.raw(`alter table users add column avatar_frame ${text} check (avatar_frame in ('golden'))`);
  },
  async down(db) {
    await db.raw('alter table users drop column avatar_frame');
    for (const table of ['redemptions', 'rewards']) await db.raw(`alter table ${table} drop column delivers`);
  },
};
