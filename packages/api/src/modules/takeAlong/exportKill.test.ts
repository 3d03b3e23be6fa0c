import { join } from 'node:path';
import { among, memberId } from '@friendbase/contract/conformance';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { insertSeed } from '../../seeds/seed.ts';
import { diskStorage } from '../../storage/disk.ts';
import { openFile } from '../../../testing/databases.ts';
import { cheapPasswords } from '../../../testing/members.ts';
import { runProgram, temporaryFolder } from '../../../testing/program.ts';
import { createExportMaker } from './maker.ts';
import { ExportModel } from './model.ts';

const PROGRAM = join(import.meta.dirname, '../../../testing/halfExportProgram.ts');
const ANN = memberId('ann');
const askedAt = '2024-06-01T00:00:00.000Z';
const WAITING = { memberId: ANN, state: 'waiting', askedAt, dueAt: askedAt, tries: 0 } as const;

it(
  'a file whose process is killed in the middle is made by the next one, once, and nothing half is left',
  { tags: 'long' },
  async () => {
    using folder = temporaryFolder();
    const storage = diskStorage(folder.path);
    const { db, reader, location, close } = await openFile();
    const filename = 'filename' in location ? location.filename : '';
    let now = new Date(askedAt);
    const told: string[] = [];
    const maker = createExportMaker({
      db,
      reader,
      storage,
      clock: { now: () => now },
      live: {
        tell: (_, ...tellings) => void told.push(...tellings.map(({ name }) => name)),
        flush: async () => undefined,
      },
      logger: pino({ level: 'silent' }),
    });
    const exportNow = () => ExportModel.query(db).first().select('state', 'tries');
    await insertSeed(db, among(['ann'], []), now, cheapPasswords);
    await ExportModel.query(db).insert({ id: 'of-ann', ...WAITING });

    await using program = runProgram({}, [filename, folder.path, askedAt], PROGRAM);
    expect(await program.firstLine()).toBe('half');
    program.signal('SIGKILL');
    await program.ended;
    // Until its lease is over, it may still be at it.
    await maker.makeDue();
    expect(await exportNow()).toMatchObject({ state: 'making', tries: 1 });
    now = new Date(now.getTime() + 61_000);
    await maker.makeDue();
    await maker.makeDue();
    expect(await exportNow()).toMatchObject({ state: 'ready', tries: 2 });
    expect(told).toEqual(['security']);
    const keys: string[] = [];
    for await (const { key } of storage.list('exports/')) keys.push(key);
    expect(keys).toEqual(['exports/of-ann/2.zip']);
    await close();
  },
);
