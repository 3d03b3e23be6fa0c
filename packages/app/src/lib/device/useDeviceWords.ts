import type { Device } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { deviceNames } from '../../words/en/deviceNames.ts';

/** Names a device: “Firefox on a phone”. Of what is not known nothing is said. */
export function useDeviceWords(): (device: Device) => string {
  const t = useWords(deviceNames);
  return ({ browser, system }) => {
    const name = t(browser ?? 'unknown');
    return system === null ? name : t('on', { browser: name, system: t(system) });
  };
}
