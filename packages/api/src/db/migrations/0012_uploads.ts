import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** Text of each column, added alone, which both databases do without rebuilding the table. */
const COLUMNS: readonly (readonly [name: string, rest: string])[] = [
  // Of the address where the file goes, and how long that works.
  ['upload_token_hash', ''],
  ['upload_expires_at', ''],
  // Which of the files that came to it counts: each is stored under a key of its own.
  ['arrival', ''],
  // Why it is `failed`: the code of the error response.
  ['failure', ''],
  // Where the file is that is shown, if it is shown as it is.
  ['file_key', ''],
  // The widths in which a picture was made: a JSON list.
  ['widths', `not null default '[]'`],
  // The picture that stands for a video until that plays.
  ['poster_id', 'references media (id) on delete set null'],
];

/** The files of pictures and videos: on their way in, and as they are shown. */
export const uploads: Migration = {
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const [name, rest] of COLUMNS) await db.raw(`alter table media add column ${name} ${text} ${rest}`);
    await db.raw('create index media_by_poster on media (poster_id) where poster_id is not null');
  },
  async down(db) {
    await db.raw('drop index media_by_poster');
    for (const [name] of COLUMNS.toReversed()) await db.raw(`alter table media drop column ${name}`);
  },
};
