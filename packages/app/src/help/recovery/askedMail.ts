import { RECOVERY_MINUTES } from '@friendbase/contract';
import { browserStorage, createDeviceStore } from '../../lib/device/deviceStore.ts';

/** What the number of a mail works with, here alone. The address is not stored: others may use this device. */
export interface AskedMail {
  ticket: string;
  email?: string | undefined;
}

const KEY = 'askedMail';

/** Of this tab: who looks at their mail meanwhile may find the page reloaded. */
const tabStore = () => createDeviceStore(browserStorage('sessionStorage'));

export const persistAsked = ({ ticket }: AskedMail): void =>
  void tabStore().write(KEY, { ticket, at: Date.now() });

export const forgetAsked = (): void => tabStore().remove(KEY);

/** The mail that this tab has asked for, as long as it can be of use. */
export function readAsked(): AskedMail | undefined {
  const found = tabStore().read(KEY) as { ticket?: unknown; at?: unknown } | undefined;
  const { ticket, at } = found ?? {};
  const isOpen = typeof at === 'number' && Math.abs(Date.now() - at) < RECOVERY_MINUTES * 60_000;
  return isOpen && typeof ticket === 'string' ? { ticket } : undefined;
}
