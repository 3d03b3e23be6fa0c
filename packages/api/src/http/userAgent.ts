import { deviceOf, UNKNOWN_DEVICE } from '@friendbase/contract';
import type { Device } from '@friendbase/contract';
import bowser from 'bowser';

/** Longer than any browser's: what is behind it would only take time. */
const MOST_CHARACTERS = 500;

/** The families in a `User-Agent`. The rest of it goes no further. */
export function deviceIn(userAgent: string): Device {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, MOST_CHARACTERS));
  return deviceOf({ browser: browser.name, system: os.name, platform: platform.type });
}
