import { visitorPlace } from '@friendbase/contract';
import {
  browserDatabases,
  forgetScenario,
  scenarioFrom,
  startDemo,
  unknownScenario,
} from '@friendbase/mocks';
import { chooseForAll, FAMILY } from '../comfort/comfortSets.ts';
import { APPEARANCE } from '../comfort/appearanceScripts.ts';
import { browserStorage, createDeviceStore, FILES_FAMILY } from '../lib/device/deviceStore.ts';
import type { OpenMedia } from '@friendbase/ui-kit';
import type { PageToolsParts } from '../lib/page/pageTools.ts';
import type { VisitorStart } from '../lib/page/visitorStart.ts';
import { openTabChannel } from '../lib/device/tabChannel.ts';
import { readOutbox } from '../outbox/outboxSlot.ts';
import { OUTBOX_FAMILY } from '../outbox/outboxStore.ts';
import { PersistenceNote, createTroubleStore } from './PersistenceNote.tsx';
import { createOpenInPage } from './openInPage.ts';
import { Mailbox } from './Mailbox.tsx';
import { ResetDemo } from './ResetDemo.tsx';
import { Scenarios, UnknownScenario } from './Scenarios.tsx';

/** What the demo adds to the page: its own controls, and where files come from. */
interface DemoParts {
  tools: PageToolsParts;
  openMedia: OpenMedia;
  /** What a server would say in the page of a visitor. */
  visitor: VisitorStart;
}

/** Answers the calls in this page and stores the files for a page without a network. */
export async function startInBrowser(): Promise<DemoParts> {
  cacheFilesOffline();
  const storage = browserStorage('localStorage');
  const tabStorage = browserStorage('sessionStorage');
  persistAskedWords(storage);
  const trouble = createTroubleStore();
  const scenario = scenarioFrom(window.location.search, tabStorage);
  const unknown = unknownScenario(window.location.search);
  const demo = await startDemo({
    scenario,
    databases: browserDatabases(),
    onTrouble: trouble.tell,
    storage,
  });
  const startOver = () => {
    forgetScenario(tabStorage);
    forgetMembers(storage);
    window.location.assign('/');
  };
  const tabs = openTabChannel<'reset'>('friendbase.demo');
  // Words on the page of another tab are as much of before as those on the device.
  tabs?.listen(startOver);
  const reset = async () => {
    await demo.reset();
    await forgetWaiting();
    tabs?.tell('reset');
    startOver();
  };
  const tools = {
    controls: (
      <>
        <ResetDemo onReset={() => void reset()} />
        <Mailbox readMails={demo.mails} />
        <Scenarios current={scenario} />
      </>
    ),
    notes: (
      <>
        {unknown !== undefined && <UnknownScenario name={unknown} />}
        <PersistenceNote trouble={trouble} />
      </>
    ),
  };
  // As a server reads it: a link of a mail opens the form that it is for.
  const visitor = { ...visitorPlace(window.location), next: undefined, hasPictures: demo.hasPictures };
  return { tools, visitor, openMedia: createOpenInPage() };
}

/** Drafts, notifications and agreements of every member; comfort settings are of the person, not of the demo. */
function forgetMembers(storage: Storage | undefined): void {
  const device = createDeviceStore(storage);
  for (const key of device.keys('')) if (!key.startsWith(FAMILY) && key !== APPEARANCE) device.remove(key);
}

/** What waits for the network, and the files of a post: with the ids of the demo they would come back into the new one. */
async function forgetWaiting(): Promise<void> {
  await readOutbox()?.forget();
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(OUTBOX_FAMILY) || name.startsWith(FILES_FAMILY)) indexedDB.deleteDatabase(name);
}

/** `?language=qps` and `?easy=true` show the demo in these words, from then on. */
function persistAskedWords(storage: Storage | undefined): void {
  const asked = new URLSearchParams(window.location.search);
  const [language, easy] = [asked.get('language'), asked.get('easy')];
  const words = { ...(language !== null && { language }), ...(easy !== null && { easy: easy === 'true' }) };
  if (Object.keys(words).length > 0) chooseForAll(createDeviceStore(storage), words);
}

/** Where workers are blocked the demo works all the same, only not without a network. */
function cacheFilesOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offlineWorker.js').catch(() => undefined);
}
