import { execFileSync } from 'node:child_process';

/** The first number with a dot in what a program says of itself. */
export const versionIn = (said: string): string => /\d+(?:\.\d+)+/.exec(said)?.[0] ?? 'of unknown version';

const askVersion = (program: string, arg = '--version'): string =>
  versionIn(execFileSync(program, [arg], { encoding: 'utf8' }));

export const patroniVersion = (): string => askVersion('patroni');

/** The shortest `ttl` that is waited for, in seconds: since 3.2 Patroni takes no less than 20. Its default is 30. */
export const leastTtl = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && minor >= 2) ? 20 : 6;
};

/** What runs here beside Node, by name. `postgres` is the folder of its programs. */
export function versions(postgres: string): string[] {
  const asked: [name: string, program: string, arg?: string][] = [
    ['etcd', 'etcd'],
    ['Patroni', 'patroni'],
    ['PostgreSQL', `${postgres}/postgres`],
    ['PgBouncer', 'pgbouncer'],
    ['HAProxy', 'haproxy', '-v'],
  ];
  return asked.map(([name, program, arg]) => `${name} ${askVersion(program, arg)}`);
}
