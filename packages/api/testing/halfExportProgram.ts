import { pino } from 'pino';
import { connectToRead, READERS } from '../src/db/location.ts';
import { connectSqlite } from '../src/db/sqlite.ts';
import { createExportMaker } from '../src/modules/takeAlong/maker.ts';
import { diskStorage } from '../src/storage/disk.ts';

// Makes what is due until the first bytes of it are stored, says so, and waits to be killed.

const [filename = '', folder = '', now = ''] = process.argv.slice(2);
const disk = diskStorage(folder);

async function* firstOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    yield chunk;
    process.stdout.write('half\n');
    await new Promise(() => setInterval(() => undefined, 60_000));
  }
}

await createExportMaker({
  db: connectSqlite(filename),
  reader: connectToRead({ filename }, READERS.calls),
  storage: { ...disk, put: (key, bytes, limits) => disk.put(key, firstOf(bytes), limits) },
  clock: { now: () => new Date(now) },
  live: { tell: () => undefined, flush: async () => undefined },
  logger: pino({ level: 'silent' }),
}).makeDue();
