import { findUsername } from '@friendbase/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { json, strangers } from '../../testing/members.ts';
import { databasesInTier, openApi } from '../../testing/openApi.ts';
import type { TestApi } from '../../testing/openApi.ts';
import { clientAddress, networksIn } from './trustedProxies.ts';

const networks = (list: string) => networksIn(list)!;

/** Two more proxies stand between the members and the one on this machine. */
const PROXIES = networks('127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48');

/** What the second of two calls is told where only one call an address is allowed. */
async function secondStatus(api: TestApi, first: string | undefined, second: string | undefined) {
  const ask = (forwardedFor: string | undefined) =>
    fetch(
      api.address + findUsername.path,
      json(
        'POST',
        { email: 'nobody@example.com' },
        forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
      ),
    );
  expect((await ask(first)).status).toBe(404);
  return (await ask(second)).status;
}

const ONE_TRY = { rateLimitScale: 0.001 };

describe('a list of trusted proxies', () => {
  it.each([
    '',
    ',',
    '10.0.0.1,',
    'proxy.example.com',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0',
    '010.0.0.1',
    '10.0.0.1:80',
    '[::1]',
    '::1/129',
    'fe80::1%eth0',
    '::ffff:10.0.0.0/95',
    // Everybody could choose their own address.
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1 10.0.0.2',
  ])('is not “%s”', (list) => {
    expect(networksIn(list)).toBeUndefined();
  });

  it.each([
    ['10.0.0.1', '10.0.0.1', '10.0.0.2'],
    [' 10.0.0.0/8 , ::1 ', '10.255.0.1', '11.0.0.1'],
    ['2001:db8:1::/48', '2001:DB8:1:2:3:4:5:6', '2001:db8:2::1'],
    ['10.0.0.1', '::ffff:10.0.0.1', '::ffff:10.0.0.2'],
    ['::ffff:10.0.0.1', '10.0.0.1', '10.0.0.2'],
    ['::ffff:10.0.0.0/104', '::ffff:a01:203', '11.0.0.1'],
    ['fe80::/10', 'fe80::1%eth0', '2001:db8::1'],
  ])('“%s” holds %s and not %s', (list, inside, outside) => {
    expect(clientAddress(inside, '192.0.2.1', networks(list))).toBe('192.0.2.1');
    expect(clientAddress(outside, '192.0.2.1', networks(list))).not.toBe('192.0.2.1');
  });
});

describe('the address of a caller', () => {
  it.each([
    ['is the peer without the header', '10.0.0.1', '', '10.0.0.1'],
    ['is the peer where that is no proxy', '192.0.2.7', '203.0.113.1', '192.0.2.7'],
    [
      'is what the proxy appended, not what the caller claimed',
      '10.0.0.1',
      '1.1.1.1, 192.0.2.7',
      '192.0.2.7',
    ],
    ['is found behind a chain of proxies', '127.0.0.1', '1.1.1.1, 192.0.2.7, 10.0.0.2,10.0.0.1', '192.0.2.7'],
    ['is the first proxy where all are proxies', '127.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    [
      'is the proxy that passed on what cannot be read',
      '127.0.0.1',
      '192.0.2.7, unknown, 10.0.0.2',
      '10.0.0.2',
    ],
    ['is the proxy that passed on nothing', '127.0.0.1', '192.0.2.7, , 10.0.0.2', '10.0.0.2'],
    ['is read without its port', '127.0.0.1', '192.0.2.7:4100', '192.0.2.7'],
    ['is read without brackets and port', '127.0.0.1', '[2001:DB8:0:0::1]:4100', '2001:db8::1'],
    ['is an IPv4 address also in IPv6 form', '::ffff:127.0.0.1', '::ffff:c000:0207', '192.0.2.7'],
  ])('%s', (_, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, PROXIES)).toBe(expected);
  });
});

describe.each(databasesInTier)('request limits behind proxies on $name', ({ openApi: open }) => {
  it.each([
    ['count a caller who forges more addresses', '1.1.1.1, 192.0.2.7', '2.2.2.2, 192.0.2.7, 10.0.0.2', 429],
    ['tell two callers of one proxy apart', '192.0.2.7', '192.0.2.8', 404],
    ['know an IPv4 address in IPv6 form', '192.0.2.7', '::ffff:192.0.2.7', 429],
    ['count a /64 network as one caller', '2001:db8::1', '2001:db8:0:0:ffff::2', 429],
    ['tell two /64 networks apart', '2001:db8:0:1::1', '2001:db8:0:2::1', 404],
    ['count what cannot be read as the proxy', 'unknown', 'hidden', 429],
  ])('%s', async (_, first, second, status) => {
    await using api = await open(strangers('ann'), { ...ONE_TRY, trustedProxies: PROXIES });
    expect(await secondStatus(api, first, second)).toBe(status);
  });
});

describe('a forged header', () => {
  it('changes nothing where no proxy is trusted', async () => {
    await using api = await openApi(strangers('ann'), ONE_TRY);
    expect(await secondStatus(api, '192.0.2.7', '192.0.2.8')).toBe(429);
  });

  it('changes nothing where only others are trusted', async () => {
    await using api = await openApi(strangers('ann'), { ...ONE_TRY, trustedProxies: networks('10.0.0.0/8') });
    expect(await secondStatus(api, undefined, '192.0.2.8')).toBe(429);
  });
});

describe('the log', () => {
  it.each([
    ['by the address behind trusted proxies', PROXIES, '192.0.2.7'],
    ['by the peer where only others are trusted', networks('10.0.0.0/8'), '127.0.0.1'],
  ])('names who tried too often, %s, and nobody else', async (_, trustedProxies, address) => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await using api = await openApi(strangers('ann'), { ...ONE_TRY, logger, trustedProxies });
    await secondStatus(api, '192.0.2.7', '1.1.1.1, 192.0.2.7');
    const requests = lines
      .map((line) => JSON.parse(line) as { msg: string })
      .filter(({ msg }) => msg === 'request');
    const [allowed, refused] = requests;
    expect(refused).toMatchObject({ status: 429, address });
    expect(allowed).not.toHaveProperty('address');
  });
});
