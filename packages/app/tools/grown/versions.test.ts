import { expect, it } from 'vitest';
import { leastTtl, versionIn } from './versions.ts';

it.each([
  ['etcd Version: 3.4.23\nGit SHA: Not provided\nGo Version: go1.19.8', '3.4.23'],
  ['patroni 3.0.2', '3.0.2'],
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', '15.18'],
  ['PgBouncer 1.18.0\nlibevent 2.1.12-stable', '1.18.0'],
  ['HAProxy version 2.6.12-1+deb12u4 2026/10/17 - https://haproxy.org/', '2.6.12'],
  ['usage:', 'of unknown version'],
])('the version in “%s” is %s', (said, version) => expect(versionIn(said)).toBe(version));

it.each([
  ['3.0.2', 6],
  ['3.2.0', 20],
  ['4.0.4', 20],
  ['of unknown version', 6],
])('a primary of Patroni %s may be silent for %i s', (version, seconds) =>
  expect(leastTtl(version)).toBe(seconds),
);
