/** `npm run member`: gives a member a role or takes it back, and lets one choose a new password. No screen and no call can. */
import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { logSecurity } from '../../src/http/securityLog.ts';
import { openBeside, runBeside } from '../openBeside.ts';
import { resetPassword } from './resetPassword.ts';
import { readRequest, setRole } from './setRole.ts';
import { takePasskeys } from './takePasskeys.ts';

const rootDir = resolve(import.meta.dirname, '../../../..');

const EVENTS = {
  reset: 'linkMade',
  passkeys: 'passkeyRemoved',
  member: 'roleChanged',
  moderator: 'roleChanged',
  organizer: 'roleChanged',
} as const;

async function main(): Promise<void> {
  const { act, username } = readRequest(process.argv.slice(2));
  const config = readConfig(process.env, { rootDir, workDir: process.cwd() });
  // On standard error: what is told to a person stands alone on standard output.
  const logger = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const db = openBeside(config);
  try {
    const origin = config.publicOrigin ?? `http://${config.host}:${config.port}`;
    const carryOut = {
      reset: () => resetPassword(db, { username, origin }),
      passkeys: () => takePasskeys(db, { username, sendsMail: config.mail !== undefined }),
      member: () => setRole(db, { role: 'member', username }),
      moderator: () => setRole(db, { role: 'moderator', username }),
      organizer: () => setRole(db, { role: 'organizer', username }),
    };
    const { said, changedId } = await carryOut[act]();
    process.stdout.write(`${said}\n`);
    if (changedId !== undefined) logSecurity(logger, EVENTS[act], changedId);
  } finally {
    await db.destroy();
  }
}

await runBeside(main);
