import { createECDH } from 'node:crypto';
import { BlockList } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { line, MEDIA_QUOTA, passkeySiteOf, PUSH_HOSTS, UPLOAD_RULES } from '@friendbase/contract';
import type { Contact } from '@friendbase/contract';
import { networksIn } from './http/trustedProxies.ts';
import type { Networks } from './http/trustedProxies.ts';
import type { SmtpSettings } from './modules/mail/smtp.ts';
import type { PushSettings } from './modules/push/deliver.ts';
import { isLoopback } from './http/networkAddress.ts';
import { StartError } from './startError.ts';
import type { S3Settings } from './storage/s3Client.ts';

const MIB = 2 ** 20;

/** Less would not hold the largest file. */
const LEAST_QUOTA_MB = UPLOAD_RULES.maxBytes / MIB;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What the server is told from outside. Source: owner's decisions, “One app, four ways to run”. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute path of the folder that holds the database file, when there is no `databaseUrl`. */
  dataDir: string;
  /** Where PostgreSQL is, with the password; `undefined` for SQLite. Never to be shown. */
  databaseUrl: string | undefined;
  /** Where one connection hears what other processes tell: the same database, past a pooler. @default `databaseUrl` */
  listenUrl: string | undefined;
  /** A standby of the same database, which is read while nobody is at `databaseUrl`. */
  standbyUrl: string | undefined;
  /** Whether to seed the demo community. By default only where nobody but this machine gets in: its password is public. */
  hasDemoData: boolean;
  /** Where browsers reach the server; `undefined` for the address it listens on. */
  publicOrigin: string | undefined;
  /** Where files are stored; `undefined` for the disk. It holds a password: never to be shown. */
  storage: S3Settings | undefined;
  /** How browsers are told what comes while FriendBase is closed; `undefined` where they are not. Never to be shown. */
  push: PushSettings | undefined;
  /** Where mails are handed over; `undefined` where none are sent. It holds a password: never to be shown. */
  mail: SmtpSettings | undefined;
  /** Whether a role takes a session that began with a passkey. By default wherever more than this machine gets in, and there can be passkeys. */
  requirePasskeyForRoles: boolean;
  /** A person to reach, who is told to members and visitors. */
  contact: Contact;
  /** Proxies in front of the server, whose word on the caller's address is believed. */
  trustedProxies: Networks;
  /** Multiplies every request limit. */
  rateLimitScale: number;
  /** How much each member may have here in pictures and videos. */
  mediaQuotaBytes: number;
  logLevel: LogLevel;
  /** Who shows it reads `/metrics`. Never to be shown. */
  metricsToken: string | undefined;
  /** How long a stop goes on serving while `/readyz` says so, for a balancer to see it. */
  drainSeconds: number;
  /** How long a stop may take after that, whatever still runs. */
  stopSeconds: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from `env`. A variable that is empty counts as not set. `rootDir` is the folder the
 * default `DATA_DIR` stands in. Throws `StartError` naming the variable, what it got and what it takes.
 */
export function readConfig(env: Env, { rootDir, workDir }: { rootDir: string; workDir: string }): Config {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const host = read(env, 'HOST', '127.0.0.1', 'a host name or an IP address', hostFrom);
  const publicOrigin = read(
    env,
    'PUBLIC_ORIGIN',
    undefined,
    'an origin like https://friends.example.com',
    originFrom,
  );
  const isLocal =
    databaseUrl === undefined && isLoopback(publicOrigin ? new URL(publicOrigin).hostname : host);
  return {
    port: read(env, 'PORT', 3000, 'a whole number from 0 to 65535', portFrom),
    host,
    dataDir: read(env, 'DATA_DIR', join(rootDir, 'data'), 'the path of a folder', (text) =>
      text.includes('\0') ? undefined : isAbsolute(text) ? text : resolve(workDir, text),
    ),
    databaseUrl,
    listenUrl: readDatabaseUrl(env, 'DATABASE_LISTEN_URL') ?? databaseUrl,
    standbyUrl: readDatabaseUrl(env, 'DATABASE_READ_URL'),
    hasDemoData: read(env, 'DEMO_DATA', isLocal, '0 or 1', switchFrom),
    publicOrigin,
    storage: readStorage(env),
    push: readPush(env),
    mail: readMail(env),
    requirePasskeyForRoles: readPasskeysForRoles(env, publicOrigin),
    contact: readContact(env),
    trustedProxies: read(
      env,
      'TRUSTED_PROXIES',
      new BlockList(),
      'IP addresses and networks like 10.0.0.0/8, separated by commas',
      networksIn,
    ),
    rateLimitScale: read(env, 'RATE_LIMIT_SCALE', 1, 'a number above 0, at most 1000000', scaleFrom),
    mediaQuotaBytes: read(
      env,
      'MEDIA_QUOTA_MB',
      MEDIA_QUOTA.bytes,
      `a whole number from ${LEAST_QUOTA_MB} to 1000000`,
      quotaFrom,
    ),
    logLevel: read(env, 'LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (text) =>
      LOG_LEVELS.find((level) => level === text),
    ),
    metricsToken: readMetricsToken(env),
    drainSeconds: read(env, 'DRAIN_SECONDS', 0, 'a whole number from 0 to 300', secondsFrom(0)),
    stopSeconds: read(env, 'STOP_SECONDS', 2, 'a whole number from 2 to 300', secondsFrom(2)),
  };
}

/** A role must not wait for what nobody can make: an address that is a number has no passkeys, and one without https neither. */
function readPasskeysForRoles(env: Env, publicOrigin: string | undefined): boolean {
  const site = publicOrigin === undefined ? undefined : passkeySiteOf(publicOrigin);
  const isAsked = read(
    env,
    'REQUIRE_PASSKEY_FOR_ROLES',
    site !== undefined && !isLoopback(site.rpId),
    '0 or 1',
    switchFrom,
  );
  if (isAsked && !site)
    throw new StartError(
      'REQUIRE_PASSKEY_FOR_ROLES is 1, but there are no passkeys without a PUBLIC_ORIGIN like https://friends.example.com.',
    );
  return isAsked;
}

/** All of them or none: half of them would mean files on a disk that nobody looks after. */
function readStorage(env: Env): S3Settings | undefined {
  const region = read(env, 'S3_REGION', 'us-east-1', 'a name like eu-central-1', nameFrom);
  const endpoint = read(
    env,
    'S3_ENDPOINT',
    undefined,
    'an origin like https://storage.example.com',
    originFrom,
  );
  const bucket = read(env, 'S3_BUCKET', undefined, 'the name of a bucket', bucketFrom);
  const [accessKeyId, secretAccessKey] = [env['S3_ACCESS_KEY_ID'], env['S3_SECRET_ACCESS_KEY']];
  if (!STORAGE.some((name) => env[name])) return undefined;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const missing = STORAGE.find((name) => !env[name]);
  throw new StartError(`${missing} is not set. Files are stored on S3 with all of ${STORAGE.join(', ')}.`);
}

const STORAGE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const PUSH = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
const PUSH_SUBJECT = 'an address like mailto:help@friends.example.com or https://friends.example.com';

/** All of them or none. The message leaves the private key out. */
function readPush(env: Env): PushSettings | undefined {
  const hosts = read(
    env,
    'PUSH_HOSTS',
    PUSH_HOSTS,
    'host names like push.example.com or *.example.com, separated by commas',
    hostsFrom,
  );
  const subject = read(env, 'VAPID_SUBJECT', undefined, PUSH_SUBJECT, pushSubjectFrom);
  const [publicKey, privateKey] = [env['VAPID_PUBLIC_KEY'], env['VAPID_PRIVATE_KEY']];
  if (!PUSH.some((name) => env[name])) return undefined;
  const missing = PUSH.find((name) => !env[name]);
  if (missing)
    throw new StartError(`${missing} is not set. Devices are told with all of ${PUSH.join(', ')}.`);
  if (!subject || !publicKey || !privateKey || publicKeyOf(privateKey) !== publicKey)
    throw new StartError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys. Make one with npm run push-keys.',
    );
  return { publicKey, privateKey, subject, hosts };
}

/** The key that belongs to it, of the curve P-256; nothing where it is none. */
function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** Both or none. The message leaves the address of the server out: it contains a password. */
function readMail(env: Env): SmtpSettings | undefined {
  const from = read(env, 'MAIL_FROM', undefined, 'an address like hello@friends.example.com', emailFrom);
  const text = env['SMTP_URL'];
  if (!text && from === undefined) return undefined;
  const server = text ? smtpFrom(text) : undefined;
  if (text && !server)
    throw new StartError(
      'SMTP_URL takes an address like smtp://user:password@host:587, or smtps:// for TLS from the first byte. ' +
        ESCAPES,
    );
  if (!server || from === undefined)
    throw new StartError(
      `${server ? 'MAIL_FROM' : 'SMTP_URL'} is not set. Mails are sent with both of SMTP_URL, MAIL_FROM.`,
    );
  return { ...server, from };
}

/** An address of a server and nothing after it. A password without a name, and the other way round, is none. */
function smtpFrom(text: string): Omit<SmtpSettings, 'from'> | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol)) return undefined;
  const { hostname, port, username, password, pathname, search, hash } = url;
  const isWhole = hostname !== '' && ['', '/'].includes(pathname) && search + hash === '';
  if (!isWhole || (username === '') !== (password === '')) return undefined;
  const isSecure = url.protocol === 'smtps:';
  try {
    return {
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      auth:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // A password goes to no other machine in the clear.
      needsTls: username !== '' && !isLoopback(hostname),
    };
  } catch {
    // A `%` that begins nothing.
    return undefined;
  }
}

/** Whom members and visitors can ask. Nothing where none is named; a name alone reaches nobody. */
function readContact(env: Env): Contact {
  const name = read(env, 'CONTACT_NAME', undefined, 'a name of up to 100 characters', contactNameFrom);
  const email = read(env, 'CONTACT_EMAIL', undefined, 'an address like help@friends.example.com', emailFrom);
  const phone = read(env, 'CONTACT_PHONE', undefined, 'a phone number like +1 555 010 0142', phoneFrom);
  if (name !== undefined && email === undefined && phone === undefined)
    throw new StartError(
      'CONTACT_NAME is set. Set CONTACT_EMAIL or CONTACT_PHONE too, so that it can be reached.',
    );
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
}

/** Unescaped, they would move parts of a password into the host, path or query. */
const ESCAPES = 'In the password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25.';

/** The message leaves the value out: it is a secret. */
function readMetricsToken(env: Env): string | undefined {
  const text = env['METRICS_TOKEN'];
  if (!text || /^[!-~]{16,200}$/.test(text)) return text || undefined;
  throw new StartError('METRICS_TOKEN takes 16 to 200 letters, digits and signs, without blanks.');
}

/** The message leaves the value out: it contains a password. */
function readDatabaseUrl(env: Env, name: `DATABASE_${'' | 'LISTEN_' | 'READ_'}URL`): string | undefined {
  const text = env[name];
  if (!text || isDatabaseUrl(text)) return text || undefined;
  throw new StartError(`${name} takes an address like postgres://user:password@host:5432/name. ` + ESCAPES);
}

/** An unescaped character in the password would move parts of it into the host, path or query. */
function isDatabaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    ['postgres:', 'postgresql:'].includes(url.protocol) &&
    /^\/[^/@]+$/.test(url.pathname) &&
    !/[@#]/.test(url.search + url.hash)
  );
}

/** `parse` answers `undefined` for a value the variable does not take. */
function read<Value, Default>(
  env: Env,
  name: string,
  fallback: Default,
  takes: string,
  parse: (text: string) => Value | undefined,
): Value | Default {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = parse(text);
  if (value === undefined) {
    // As JSON, so that a line break in the value cannot break the line.
    throw new StartError(`${name} is ${JSON.stringify(text.slice(0, 200))}, but it takes ${takes}.`);
  }
  return value;
}

const switchFrom = (text: string): boolean | undefined =>
  text === '0' || text === '1' ? text === '1' : undefined;

function portFrom(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

const secondsFrom =
  (least: number) =>
  (text: string): number | undefined =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= 300 ? Number(text) : undefined;

const contactNameFrom = (text: string): string | undefined => line(100).safeParse(text).data || undefined;

/** It goes into a link and into `security.txt`: nothing that means more there. */
const emailFrom = (text: string): string | undefined => (/^[\w.+-]+@[\w.-]+$/.test(text) ? text : undefined);

/** As devices call it: digits, with what people write between them. */
const phoneFrom = (text: string): string | undefined =>
  /^\+?[\d ()./-]{3,30}$/.test(text) && /\d{2}/.test(text) ? text : undefined;

function hostFrom(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined;
}

function nameFrom(text: string): string | undefined {
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}

/** Source: Amazon S3, “General purpose bucket naming rules”. */
function bucketFrom(text: string): string | undefined {
  return /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined;
}

/** Source: RFC 8292, section 2.1. */
export function pushSubjectFrom(text: string): string | undefined {
  const isAddress = /^mailto:[^\s@]+@[^\s@]+$/.test(text) || /^https:\/\/[^\s]+$/.test(text);
  return isAddress && URL.canParse(text) ? text : undefined;
}

/** The names in lower case, as URLs have them, each with its port if it is no usual one. */
function hostsFrom(text: string): string[] | undefined {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/.test(host))
    ? hosts
    : undefined;
}

function quotaFrom(text: string): number | undefined {
  const megabytes = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return megabytes >= LEAST_QUOTA_MB && megabytes <= 1_000_000 ? megabytes * MIB : undefined;
}

function scaleFrom(text: string): number | undefined {
  const scale = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return scale > 0 && scale <= 1_000_000 ? scale : undefined;
}

/** An origin and nothing after it; one slash at the end is forgiven. A host as names are: `*` and `;` mean more in headers. */
function originFrom(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isPlain = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url?.hostname ?? '');
  return url && isWeb && isPlain && url.href === `${url.origin}/` && !/[?#]/.test(text)
    ? url.origin
    : undefined;
}
