import { HEARTBEAT_MS } from '@friendbase/contract';
import { fromCallback } from 'xstate';
import { readLive } from '../data/followLive.ts';
import { holdTurn } from '../lib/device/holdTurn.ts';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import type { LiveMachineEvent, LiveWord } from './liveMachine.ts';

/** The name of the turn that one tab of this browser has. */
const TURN = 'friendbase live';

/** A connection over which not even a heartbeat came for so long is dead, whatever the device thinks of it. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

/** Where the browser knows no turns nobody has one. */
export const turnActor = (locks: LockManager | undefined) =>
  fromCallback<LiveMachineEvent>(({ sendBack }) => {
    const over = new AbortController();
    if (locks) void holdTurn(locks, TURN, over.signal, () => sendBack({ type: 'turn.came' }));
    return () => over.abort();
  });

export const wordsActor = (tabs: TabChannel<LiveWord> | undefined) =>
  fromCallback<LiveMachineEvent>(({ sendBack }) => tabs?.listen((word) => sendBack({ type: 'word', word })));

export const streamActor = fromCallback<LiveMachineEvent, { after: string | undefined }>(
  ({ sendBack, input }) => {
    const over = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onSignOfLife = () => {
      clearTimeout(silence);
      silence = setTimeout(() => over.abort(), SILENCE_MS);
    };
    const read = async () => {
      let broken: unknown;
      try {
        for await (const event of readLive({ ...input, signal: over.signal, onSignOfLife }))
          sendBack({ type: 'stream.heard', event });
      } catch (error) {
        broken = error;
      }
      clearTimeout(silence);
      sendBack({ type: 'stream.ended', error: broken });
    };
    onSignOfLife();
    void read();
    return () => over.abort();
  },
);

/** The network is back, or somebody looks at the page again. */
export const wakesActor = (page: Pick<Window, 'addEventListener' | 'document'>) =>
  fromCallback<LiveMachineEvent>(({ sendBack }) => {
    const over = new AbortController();
    const { signal } = over;
    const wake = () => sendBack({ type: 'woke' });
    page.addEventListener('online', wake, { signal });
    page.document.addEventListener('visibilitychange', () => page.document.hidden || wake(), { signal });
    return () => over.abort();
  });
