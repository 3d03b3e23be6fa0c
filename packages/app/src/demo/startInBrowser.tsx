import { forgetScenario, scenarioFrom, startDemo } from '@friendbase/mocks';
import type { ReactNode } from 'react';
import { browserStorage, createDeviceStore } from '../lib/deviceStore.ts';
import { ResetDemo } from './ResetDemo.tsx';

/** Answers the calls in this page and keeps the files for a page without a network. Gives the demo's own control. */
export async function startInBrowser(): Promise<ReactNode> {
  keepFilesOffline();
  const storage = browserStorage('localStorage');
  const tabStorage = browserStorage('sessionStorage');
  const demo = await startDemo({
    scenario: scenarioFrom(window.location.search, tabStorage),
    storage,
  });
  const reset = async () => {
    await demo.reset();
    forgetScenario(tabStorage);
    // Drafts, notifications and agreements of every member.
    const device = createDeviceStore(storage);
    for (const key of device.keys('')) device.remove(key);
    window.location.assign('/');
  };
  return <ResetDemo onReset={() => void reset()} />;
}

/** Where workers are blocked the demo works all the same, only not without a network. */
function keepFilesOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offlineWorker.js').catch(() => undefined);
}
