import { PUSH_HOSTS } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readConfig } from './config.ts';
import { StartError } from './startError.ts';

const folders = { rootDir: '/friendbase', workDir: '/somewhere' };
const storage = {
  S3_ENDPOINT: 'https://storage.example.com',
  S3_BUCKET: 'our-files',
  S3_ACCESS_KEY_ID: 'us',
  S3_SECRET_ACCESS_KEY: '12secret',
};
const pair = webPush.generateVAPIDKeys();
const push = {
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:help@example.com',
};
const SUBJECT = 'an address like mailto:help@friends.example.com or https://friends.example.com';
const HOSTS = 'host names like push.example.com or *.example.com, separated by commas';
const read = (env: Record<string, string>) => readConfig(env, folders);

describe('the settings', () => {
  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', ' ', 'a whole number from 0 to 65535'],
    ['HOST', 'http://localhost', 'a host name or an IP address'],
    ['HOST', 'two words', 'a host name or an IP address'],
    ['DEMO_DATA', 'yes', '0 or 1'],
    ['DEMO_DATA', 'toString', '0 or 1'],
    ['PUBLIC_ORIGIN', 'friends.example.com', 'an origin like https://friends.example.com'],
    ['PUBLIC_ORIGIN', 'https://friends.example.com/app', 'an origin like https://friends.example.com'],
    ['PUBLIC_ORIGIN', 'https://friends.example.com/?', 'an origin like https://friends.example.com'],
    ['PUBLIC_ORIGIN', 'https://me@friends.example.com', 'an origin like https://friends.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://friends.example.com', 'an origin like https://friends.example.com'],
    ['S3_ENDPOINT', 'storage.example.com', 'an origin like https://storage.example.com'],
    ['S3_ENDPOINT', 'https://storage.example.com/bucket', 'an origin like https://storage.example.com'],
    ['S3_ENDPOINT', 'https://*.example.com', 'an origin like https://storage.example.com'],
    ['S3_ENDPOINT', 'https://a;script-src', 'an origin like https://storage.example.com'],
    ['S3_BUCKET', 'My Bucket', 'the name of a bucket'],
    ['S3_REGION', 'over there', 'a name like eu-central-1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses and networks like 10.0.0.0/8, separated by commas'],
    ['TRUSTED_PROXIES', 'proxy', 'IP addresses and networks like 10.0.0.0/8, separated by commas'],
    ['DRAIN_SECONDS', '301', 'a whole number from 0 to 300'],
    ['DRAIN_SECONDS', '-1', 'a whole number from 0 to 300'],
    ['STOP_SECONDS', '1', 'a whole number from 2 to 300'],
    ['RATE_LIMIT_SCALE', '0', 'a number above 0, at most 1000000'],
    ['RATE_LIMIT_SCALE', '-2', 'a number above 0, at most 1000000'],
    ['RATE_LIMIT_SCALE', 'Infinity', 'a number above 0, at most 1000000'],
    ['MEDIA_QUOTA_MB', '49', 'a whole number from 50 to 1000000'],
    ['MEDIA_QUOTA_MB', '2 GB', 'a whole number from 50 to 1000000'],
    ['VAPID_SUBJECT', 'help@example.com', SUBJECT],
    ['VAPID_SUBJECT', 'http://example.com', SUBJECT],
    ['PUSH_HOSTS', 'https://push.example.com', HOSTS],
    ['PUSH_HOSTS', '*', HOSTS],
    ['PUSH_HOSTS', 'push.example.com,', HOSTS],
    ['MAIL_FROM', 'a@b.org\r\nBcc: c@d.org', 'an address like hello@friends.example.com'],
    ['REQUIRE_PASSKEY_FOR_ROLES', 'on', '0 or 1'],
    ['CONTACT_EMAIL', 'help', 'an address like help@friends.example.com'],
    ['CONTACT_EMAIL', 'a@b.org\r\nBcc: c@d.org', 'an address like help@friends.example.com'],
    ['CONTACT_PHONE', 'call me', 'a phone number like +1 555 010 0142'],
    ['CONTACT_NAME', 'Robin\0', 'a name of up to 100 characters'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ])('names %s, what it got (%j) and what it takes', (name, value, takes) => {
    expect(() => read({ [name]: value })).toThrow(
      new StartError(`${name} is ${JSON.stringify(value)}, but it takes ${takes}.`),
    );
  });

  it('name a person to reach, whom a name alone is not', () => {
    const contact = { name: 'Robin', email: 'help@example.com', phone: '+1 555 010 0142' };
    const env = { CONTACT_NAME: 'Robin', CONTACT_EMAIL: contact.email, CONTACT_PHONE: contact.phone };
    expect(read(env).contact).toEqual(contact);
    expect(read({}).contact).toEqual({});
    expect(() => read({ CONTACT_NAME: 'Robin' })).toThrow(/^CONTACT_NAME is set\. Set CONTACT_EMAIL/);
  });

  it.each([
    ['https://friends.example.com', true],
    ['http://friends.example.com', false],
    ['https://192.0.2.7', false],
    ['http://localhost:3000', false],
    ['', false],
  ])('ask for a passkey of a role at “%s”: %s, unless it says otherwise', (PUBLIC_ORIGIN, isAsked) => {
    expect(read({ PUBLIC_ORIGIN }).requirePasskeyForRoles).toBe(isAsked);
    expect(read({ PUBLIC_ORIGIN, REQUIRE_PASSKEY_FOR_ROLES: '0' }).requirePasskeyForRoles).toBe(false);
  });

  it('ask for no passkey where there can be none', () => {
    expect(() => read({ REQUIRE_PASSKEY_FOR_ROLES: '1', PUBLIC_ORIGIN: 'http://192.0.2.7' })).toThrow(
      /^REQUIRE_PASSKEY_FOR_ROLES is 1, but there are no passkeys without a PUBLIC_ORIGIN/,
    );
    expect(read({ REQUIRE_PASSKEY_FOR_ROLES: '1', PUBLIC_ORIGIN: 'http://localhost:3000' })).toMatchObject({
      requirePasskeyForRoles: true,
    });
  });

  it('stays one line whatever the value holds', () => {
    expect(() => read({ PORT: '1\n2' })).toThrow(/^PORT is "1\\n2", but it takes .*$/);
  });

  it.each(Object.keys(storage))('name %s where it alone is missing, and no password', (name) => {
    const env = { ...storage, [name]: '' };
    expect(() => read(env)).toThrow(
      new RegExp(`^${name} is not set\\. Files are stored on S3 with all of .*$`),
    );
    expect(() => read(env)).not.toThrow(/12secret/);
  });

  it('take a token for what is measured, and refuse a short one without showing it', () => {
    const token = 'sixteen-letters-of-a-token';
    expect(read({ METRICS_TOKEN: token }).metricsToken).toBe(token);
    for (const bad of ['too-short', `${token} `, 'ä'.repeat(20), 'a'.repeat(201)])
      expect(() => read({ METRICS_TOKEN: bad })).toThrow(
        new StartError('METRICS_TOKEN takes 16 to 200 letters, digits and signs, without blanks.'),
      );
  });

  it.each(Object.keys(push))('name %s where it alone is missing', (name) => {
    expect(() => read({ ...push, [name]: '' })).toThrow(
      new RegExp(`^${name} is not set\\. Devices are told with all of .*$`),
    );
  });

  it.each([
    { VAPID_PRIVATE_KEY: 'private' },
    { VAPID_PUBLIC_KEY: 'public' },
    { VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey },
  ])('refuse keys for pushes that are no pair, without the private one: %j', (changed) => {
    const env = { ...push, ...changed };
    expect(() => read(env)).toThrow(
      new StartError(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys. Make one with npm run push-keys.',
      ),
    );
  });

  it('take keys for pushes, and other push services than those of browsers', () => {
    expect(read({}).push).toBeUndefined();
    expect(read(push).push).toEqual({
      publicKey: push.VAPID_PUBLIC_KEY,
      privateKey: push.VAPID_PRIVATE_KEY,
      subject: 'mailto:help@example.com',
      hosts: PUSH_HOSTS,
    });
    const hosts = ['*.push.example.com', 'localhost:8443'];
    expect(read({ ...push, PUSH_HOSTS: '*.Push.example.com, localhost:8443' }).push?.hosts).toEqual(hosts);
  });

  it('take a storage that speaks S3', () => {
    const settings = {
      endpoint: 'https://storage.example.com',
      bucket: 'our-files',
      accessKeyId: 'us',
      secretAccessKey: '12secret',
    };
    expect(read(storage).storage).toEqual({ ...settings, region: 'us-east-1' });
    expect(read({ ...storage, S3_REGION: 'eu-central-1' }).storage?.region).toBe('eu-central-1');
  });

  it.each([
    'http://me:12secret@mail.example.com',
    'smtp://me@mail.example.com/12secret',
    'smtp://me:12secret@mail.example.com/path',
    'smtp://me:12secret@mail.example.com?pool=true',
    'smtp://me:12/secret@mail.example.com',
    'smtp://me:%12secret%@mail.example.com',
    '12secret',
  ])('say what SMTP_URL takes and nothing of “%s”', (url) => {
    const env = { SMTP_URL: url, MAIL_FROM: 'hello@example.com' };
    expect(() => read(env)).toThrow(/^SMTP_URL takes an address like smtp:/);
    expect(() => read(env)).not.toThrow(/12|secret|mail\.example/);
  });

  it('take a server of mails with a sender, or neither', () => {
    const from = 'hello@example.com';
    const url = 'smtp://me:p%40ss@mail.example.com';
    const server = { host: 'mail.example.com', port: 587, isSecure: false, needsTls: true, from };
    expect(read({}).mail).toBeUndefined();
    expect(read({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({
      ...server,
      auth: { user: 'me', pass: 'p@ss' },
    });
    expect(read({ SMTP_URL: 'smtps://[::1]', MAIL_FROM: from }).mail).toEqual({
      ...server,
      host: '::1',
      port: 465,
      isSecure: true,
      needsTls: false,
      auth: undefined,
    });
    expect(() => read({ SMTP_URL: url })).toThrow(/^MAIL_FROM is not set\. Mails are sent with both/);
    expect(() => read({ MAIL_FROM: from })).toThrow(/^SMTP_URL is not set\. Mails are sent with both/);
  });

  it.each([
    'mysql://me:12secret@db/friends',
    'postgres:me:12secret@db/friends',
    'postgres://me:12secret@db',
    'postgres://me:12secret@db/friends/more',
    // Signs in a password that have a meaning in an address.
    'postgres://me:12/secret@db/friends',
    'postgres://me:12#secret@db/friends',
    'postgres://me:12?secret@db/friends',
    'postgres://me:12@secret/x@db/friends',
    '12secret',
  ])('say what DATABASE_URL takes and nothing of “%s”', (url) => {
    const words =
      'DATABASE_URL takes an address like postgres://user:password@host:5432/name. In the password';
    expect(() => read({ DATABASE_URL: url })).toThrow(words);
    expect(() => read({ DATABASE_URL: url })).not.toThrow(/12|secret/);
  });

  it('take a standby beside it, likewise', () => {
    const standbyUrl = 'postgres://standby/friends';
    expect(read({ DATABASE_URL: 'postgres://db/friends' }).standbyUrl).toBeUndefined();
    expect(read({ DATABASE_READ_URL: standbyUrl })).toMatchObject({ standbyUrl });
    const refused = () => read({ DATABASE_READ_URL: 'postgres://me:12secret@db' });
    expect(refused).toThrow(/^DATABASE_READ_URL takes an address like/);
    expect(refused).not.toThrow(/12|secret/);
  });

  it.each(['postgres://db/friends', 'postgresql://me:p%40ss@[::1]:5433/friends?sslmode=require'])(
    'take PostgreSQL at %s, without the demo unless it is asked for',
    (databaseUrl) => {
      expect(read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, hasDemoData: false });
      expect(read({ DATABASE_URL: databaseUrl, DEMO_DATA: '1' })).toMatchObject({ hasDemoData: true });
    },
  );

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ HOST: 'localhost.example.com' }, false],
    [{ PUBLIC_ORIGIN: 'https://friends.example.com' }, false],
    [{ PUBLIC_ORIGIN: 'https://127.0.0.1.example.com' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://[::1]:3000' }, true],
    [{ HOST: '0.0.0.0', DEMO_DATA: '1' }, true],
    [{ DEMO_DATA: '0' }, false],
  ])('bring the demo only where no other machine gets in: %j', (env, hasDemoData) => {
    expect(read(env)).toMatchObject({ hasDemoData });
  });

  it.each([{}, { PORT: '', HOST: '', DATA_DIR: '', DEMO_DATA: '', PUBLIC_ORIGIN: '', DATABASE_URL: '' }])(
    'has a value for everything when given %j',
    (env) => {
      expect(read(env)).toEqual({
        port: 3000,
        host: '127.0.0.1',
        dataDir: '/friendbase/data',
        databaseUrl: undefined,
        hasDemoData: true,
        publicOrigin: undefined,
        trustedProxies: expect.objectContaining({ rules: [] }),
        rateLimitScale: 1,
        mediaQuotaBytes: 2_147_483_648,
        requirePasskeyForRoles: false,
        contact: {},
        logLevel: 'info',
        drainSeconds: 0,
        stopSeconds: 2,
      });
    },
  );

  it('takes what it is given', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: 'here/data',
      DEMO_DATA: '0',
      PUBLIC_ORIGIN: 'https://Friends.example.com:443/',
      TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
      RATE_LIMIT_SCALE: '0.5',
      MEDIA_QUOTA_MB: '500',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '30',
      STOP_SECONDS: '20',
    };
    expect(read(env)).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/somewhere/here/data',
      databaseUrl: undefined,
      hasDemoData: false,
      publicOrigin: 'https://friends.example.com',
      trustedProxies: expect.objectContaining({
        rules: ['Subnet: IPv6 fd00::/8', 'Subnet: IPv4 10.0.0.1/32'],
      }),
      rateLimitScale: 0.5,
      mediaQuotaBytes: 524_288_000,
      requirePasskeyForRoles: true,
      contact: {},
      logLevel: 'warn',
      drainSeconds: 30,
      stopSeconds: 20,
    });
  });
});
