import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NewMember } from './people.ts';

const PROGRAM = path.join(import.meta.dirname, '../../api/tools/member/main.ts');

/** By the command of those who run FriendBase, beside the server: no screen and no call makes a moderator. */
export async function makeModerator({ username }: NewMember): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  await promisify(execFile)(process.execPath, [PROGRAM, 'moderator', username], { env });
}
