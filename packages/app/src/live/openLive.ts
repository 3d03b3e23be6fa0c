import type { LiveEvent } from '@friendbase/contract';
import { createActor, type ActorOptions, type SnapshotFrom } from 'xstate';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import type { ConnectionState } from '../lib/live/carrier.ts';
import { streamActor, turnActor, wakesActor, wordsActor } from './liveActors.ts';
import { liveMachine, type LiveWord } from './liveMachine.ts';

export interface LiveOptions {
  memberId: string;
  page: Pick<Window, 'addEventListener' | 'document' | 'navigator'>;
  /** By which one tab of a browser has its turn. Left out, nobody has. */
  locks?: LockManager | undefined;
  tabs?: TabChannel<LiveWord> | undefined;
  /** Something has happened to the member. */
  onEvent: (event: LiveEvent) => void;
  onConnectionState: (connection: ConnectionState) => void;
  /** The stream was refused with 401. */
  onRefused: () => void;
  /** @default the browser's own */
  clock?: ActorOptions<typeof liveMachine>['clock'] | undefined;
}

/** After so many tries in vain nobody waits for the next one. */
const FEW_TRIES = 3;

function connectionStateOf(state: SnapshotFrom<typeof liveMachine>): ConnectionState {
  if (state.hasTag('open')) return 'open';
  return state.hasTag('closed') || state.context.failures >= FEW_TRIES ? 'closed' : 'pending';
}

/** Hears what happens to the member on this page. Returns how to stop. */
export function openLive({
  memberId,
  page,
  locks,
  tabs,
  onEvent,
  onConnectionState,
  onRefused,
  clock,
}: LiveOptions): () => void {
  const actor = createActor(
    liveMachine.provide({
      actors: {
        turn: turnActor(locks),
        words: wordsActor(tabs),
        stream: streamActor,
        wakes: wakesActor(page),
      },
      actions: { tell: (_, { word }) => tabs?.tell(word) },
      guards: { isOnline: () => page.navigator.onLine },
    }),
    { input: { memberId }, ...(clock && { clock }) },
  );
  actor.on('heard', ({ event }) => onEvent(event));
  actor.on('refused', onRefused);
  let connection: ConnectionState = 'pending';
  actor.subscribe((state) => {
    const now = connectionStateOf(state);
    if (now === connection) return;
    connection = now;
    onConnectionState(now);
  });
  actor.start();
  return () => {
    actor.stop();
    tabs?.close();
  };
}
