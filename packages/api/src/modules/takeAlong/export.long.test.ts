import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { among, memberId, pictureOf } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';
import { databaseFile } from '../../db/sqlite.ts';
import { insertSeed } from '../../seeds/seed.ts';
import { diskStorage } from '../../storage/disk.ts';
import { widthKey } from '../../storage/storage.ts';
import { openFile } from '../../../testing/databases.ts';
import { cheapPasswords } from '../../../testing/members.ts';
import { runProgram, temporaryFolder } from '../../../testing/program.ts';

const MB = 2 ** 20;
const MESSAGES = 10_000;
const PICTURES = 1000;
const WARM = 100;
const PICTURE_BYTES = 200 * 1024;
/** As `npm start` starts Node (docs/live.md): V8 otherwise takes more room for what is new than there is of it. */
const AS_STARTED = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_MMAP_THRESHOLD_: '8388608' };
const PROGRAM = join(import.meta.dirname, '../../../testing/exportProgram.ts');

it(
  'a file of 10,000 messages and 1,000 pictures is made in less than 60 MB more memory',
  { timeout: 600_000 },
  async () => {
    using folder = temporaryFolder();
    const storage = diskStorage(folder.path);
    const seed = among(['ann', 'ben'], [['ann', 'ben', 'accepted']]);
    // A few of the other one’s: what every export needs is loaded then.
    const media = Array.from({ length: PICTURES + WARM }, (_, n) =>
      pictureOf(n < PICTURES ? 'ann' : 'ben', n + 1),
    );
    const messages = Array.from({ length: MESSAGES }, (_, n) => ({
      id: `message-${String(n).padStart(5, '0')}`,
      senderId: memberId(n % 2 ? 'ann' : 'ben'),
      receiverId: memberId(n % 2 ? 'ben' : 'ann'),
      content: `Message ${n}: ${'a long way home '.repeat(20)}`,
      createdAt: new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString(),
    }));
    const { db, location, close } = await openFile();
    await insertSeed(db, { ...seed, media, messages }, new Date(), cheapPasswords);
    await db('media').update({ widths: '[320]' });
    async function* picture(): AsyncGenerator<Uint8Array> {
      yield randomBytes(PICTURE_BYTES);
    }
    for (const { id } of media) await storage.put(widthKey(id, 320), picture(), { maxBytes: MB });
    const filename = databaseFile(folder.path);
    await db.raw('pragma wal_checkpoint(truncate)');
    copyFileSync('filename' in location ? location.filename : '', filename);
    await close();
    await using program = runProgram(
      AS_STARTED,
      [filename, folder.path, memberId('ben'), memberId('ann')],
      PROGRAM,
    );
    const { stdout, stderr } = await program.ended;
    const { grownBytes, made } = JSON.parse(stdout || `"${stderr}"`) as {
      grownBytes: number;
      made: { state: string; byteSize: number }[];
    };
    expect(made.map(({ state }) => state)).toEqual(['ready', 'ready']);
    expect(Math.max(...made.map(({ byteSize }) => byteSize))).toBeGreaterThan(PICTURES * PICTURE_BYTES);
    expect(grownBytes).toBeLessThan(60 * MB);
    process.stdout.write(`memory grew by ${Math.round(grownBytes / MB)} MB\n`);
  },
);
