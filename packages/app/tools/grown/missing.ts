import { existsSync, readdirSync } from 'node:fs';
import { isThere } from '../programs.ts';

/** What has to be there, and the package of Debian that brings it. */
const NEEDED = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  setpriv: 'util-linux',
} as const;

const POSTGRES = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL that is installed. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const folders = versions.toSorted((one, other) => other - one).map((one) => `${POSTGRES}/${one}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`));
}

/** One line that says what to install, where something is missing. */
export function whatIsMissing(): string | undefined {
  const programs = Object.keys(NEEDED).filter((program) => !isThere(program));
  const missing = postgresFolder() === undefined ? [...programs, 'postgresql'] : programs;
  if (missing.length === 0) return undefined;
  const packages = ['postgresql', ...Object.values(NEEDED)].join(' ');
  return `grown: skipped, so nothing is proved. Missing here: ${missing.join(', ')}. Debian: apt-get install --no-install-recommends ${packages}`;
}
