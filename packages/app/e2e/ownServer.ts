import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENDS_WITH_RUN } from '../../../scripts/runFolder.ts';
import { closedPort } from '../../api/src/testing/mailServer.ts';

const PROGRAM = path.join(import.meta.dirname, '../../api/src/main.ts');
const MEMBER_PROGRAM = path.join(import.meta.dirname, '../../api/tools/member/main.ts');

/** The product at a name of this machine, with a folder of its own and what else it is told. It ends with `stop`. */
export async function startOwnServer(told: Readonly<Record<string, string>>) {
  const port = String(await closedPort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'own-server-')),
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    ...told,
  };
  const program = spawn(process.execPath, [...ENDS_WITH_RUN, PROGRAM], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its first words: it is ready.
  await once(program.stdout, 'data');
  return {
    origin,
    /** By the command of those who run FriendBase. */
    async makeModerator(username: string): Promise<void> {
      await promisify(execFile)(process.execPath, [MEMBER_PROGRAM, 'moderator', username], { env });
    },
    async stop(): Promise<void> {
      program.kill();
      await once(program, 'exit');
    },
  };
}

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;
