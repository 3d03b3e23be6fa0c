import * as z from 'zod/mini';

/** Families of browsers and kinds of systems that are told apart. Nothing more of a device is stored: neither versions nor models. */
export const BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung'] as const;
export const SYSTEMS = [
  'phone',
  'iphone',
  'tablet',
  'ipad',
  'windows',
  'mac',
  'chromebook',
  'computer',
] as const;
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];

/** What is known of a browser and what it runs on; nothing where it is none of these. */
export const Device = z.object({
  browser: z.nullable(z.enum(BROWSERS)),
  system: z.nullable(z.enum(SYSTEMS)),
});
export type Device = z.infer<typeof Device>;

export const UNKNOWN_DEVICE: Device = { browser: null, system: null };

/** What a library reads from a `User-Agent`, in its own words. */
export interface ReadUserAgent {
  browser?: string | undefined;
  system?: string | undefined;
  /** `mobile`, `tablet`, `desktop` or another word. */
  platform?: string | undefined;
}

/** By how its name begins. */
const BROWSER_NAMES: readonly [string, Browser][] = [
  ['Chrom', 'chrome'],
  ['Firefox', 'firefox'],
  ['Safari', 'safari'],
  ['Microsoft Edge', 'edge'],
  ['Opera', 'opera'],
  ['Samsung', 'samsung'],
];

/** Of those that are not told apart as phone or tablet. */
const COMPUTERS: Readonly<Record<string, System>> = {
  Windows: 'windows',
  macOS: 'mac',
  'Chrome OS': 'chromebook',
};

function systemOf({ system = '', platform }: ReadUserAgent): System | null {
  const isApple = system === 'iOS' || system === 'iPadOS';
  if (platform === 'tablet') return isApple ? 'ipad' : 'tablet';
  if (platform === 'mobile') return isApple ? 'iphone' : 'phone';
  return COMPUTERS[system] ?? (platform === 'desktop' ? 'computer' : null);
}

/** The families of what was read. */
export const deviceOf = (read: ReadUserAgent): Device => ({
  browser: BROWSER_NAMES.find(([name]) => read.browser?.startsWith(name))?.[1] ?? null,
  system: systemOf(read),
});

/** How long a browser stores the key of its device: as long as browsers store a cookie. Each log in renews it. */
export const DEVICE_DAYS = 400;
export const DEVICE_MS = DEVICE_DAYS * 86_400_000;

/** Members have fewer devices. Of more, those that were not used for longest are forgotten. */
export const MOST_DEVICES = 50;

/** So many new devices are told in a day: who has the password of a member must not fill their notifications. */
export const MOST_DEVICES_TOLD = 5;

/** What a backend knows of the devices of a member when they log in, the one at hand left out. */
export interface KnownDevice {
  /** When they first logged in there. */
  madeAt: string;
}

/**
 * Whether a log in on a device that is not known is told. The first device is where somebody signs up, or where they were
 * before devices were known.
 */
export function isDeviceTold(known: readonly KnownDevice[], now: Date): boolean {
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString();
  const lately = known.filter(({ madeAt }) => madeAt > dayBefore);
  return known.length > 0 && lately.length <= MOST_DEVICES_TOLD;
}
