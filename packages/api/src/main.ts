import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import type { BuiltApp } from './start.ts';
import { StartError } from './startError.ts';

const rootDir = resolve(import.meta.dirname, '../../..');

/** For the process itself to end within `stopSeconds`, in ms. */
const EXIT_MS = 300;

/** This process speaks http alone, so an https origin means a proxy in front. */
const NO_PROXY_TRUSTED =
  'PUBLIC_ORIGIN is https, but TRUSTED_PROXIES is not set: all members count as one caller for request limits';

/** `--app <folder>` serves other files, as they are; `--no-app` only the API. */
function builtAppFrom(args: string[]): BuiltApp {
  const { values } = parseArgs({
    args,
    options: {
      app: { type: 'string' },
      'no-app': { type: 'boolean' },
    },
  });
  if (values['no-app']) return {};
  if (values.app !== undefined) return { staticDir: resolve(values.app) };
  const app = resolve(rootDir, 'packages/app');
  return { staticDir: join(app, 'dist'), pagesFile: join(app, 'dist-server/pages.js') };
}

/** Who forgets their password, or finds something broken, has nobody to ask. */
const NOBODY_TO_REACH = 'no person to reach is named: set CONTACT_EMAIL or CONTACT_PHONE';

async function main(): Promise<void> {
  const config = readConfig(process.env, { rootDir, workDir: process.cwd() });
  // Written in the background: a line for every request would otherwise be the slowest part of most answers.
  const logger = pino({ level: config.logLevel }, pino.destination({ dest: 1, sync: false }));
  const running = await start(config, logger, builtAppFrom(process.argv.slice(2)));
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    const limitMs = (config.drainSeconds + config.stopSeconds) * 1000 - EXIT_MS;
    setTimeout(() => process.exit(1), limitMs).unref();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  // Last: whoever waits for this line may ask for a stop the moment it is there.
  process.stdout.write(`FriendBase is ready: ${running.address}\n`);
  if (config.publicOrigin?.startsWith('https:') && config.trustedProxies.rules.length === 0)
    logger.warn(NO_PROXY_TRUSTED);
  if (!config.contact.email && !config.contact.phone) logger.warn(NOBODY_TO_REACH);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
