import { execFileSync } from 'node:child_process';

/** The first number with a dot in what a program says of itself. */
export const versionIn = (said: string): string => /\d+(?:\.\d+)+/.exec(said)?.[0] ?? 'of unknown version';

/** What runs here, by name. `postgres` is the folder of its programs. */
export function versions(postgres: string): string {
  const asked: [name: string, program: string, arg: string][] = [
    ['etcd', 'etcd', '--version'],
    ['Patroni', 'patroni', '--version'],
    ['PostgreSQL', `${postgres}/postgres`, '--version'],
    ['PgBouncer', 'pgbouncer', '--version'],
    ['HAProxy', 'haproxy', '-v'],
  ];
  const said = asked.map(
    ([name, program, arg]) => `${name} ${versionIn(execFileSync(program, [arg], { encoding: 'utf8' }))}`,
  );
  return [...said, `Node ${process.version}`].join(', ');
}
