import { createExportMaker } from '../src/modules/takeAlong/maker.ts';
import { connectToRead, READERS } from '../src/db/location.ts';
import { connectSqlite } from '../src/db/sqlite.ts';
import { pino } from 'pino';
import { ExportModel } from '../src/modules/takeAlong/model.ts';
import { diskStorage } from '../src/storage/disk.ts';

// Makes the files of two members, a small one first, and says by how much memory grew with the second, in bytes.

const [filename = '', folder = '', ...members] = process.argv.slice(2);
const db = connectSqlite(filename);
const reader = connectToRead({ filename }, READERS.calls);
const live = { tell: () => undefined, flush: async () => undefined };
const logger = pino({ level: 'silent' });
const clock = { now: () => new Date() };
const maker = createExportMaker({ db, reader, storage: diskStorage(folder), clock, live, logger });

let peak = 0;
const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
let before = 0;
for (const memberId of members) {
  before = process.memoryUsage.rss();
  peak = before;
  const askedAt = clock.now().toISOString();
  await ExportModel.query(db).insert({
    id: `of-${memberId}`,
    memberId,
    state: 'waiting',
    askedAt,
    dueAt: askedAt,
    tries: 0,
  });
  await maker.makeDue();
}
clearInterval(watching);
const made = await ExportModel.query(db).select('state', 'byteSize').orderBy('id');
process.stdout.write(`${JSON.stringify({ grownBytes: peak - before, made })}\n`);
await reader.destroy();
await db.destroy();
