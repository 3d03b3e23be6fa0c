import { HEARTBEAT_MS } from '@friendbase/contract';

export interface OpenStream {
  /** Called once in every `heartbeatMs`. */
  beat: () => void;
  /** The server stops. */
  end: () => void;
}

/** All streams of a server that are open. */
export interface OpenStreams {
  add(stream: OpenStream): void;
  /** Fine for one that is gone. */
  delete(stream: OpenStream): void;
}

/** In so many turns all streams have had their heartbeat. */
const TURNS = 60;

/**
 * Gives all streams their heartbeats from one timer, and ends them when the server stops. They take turns, evenly: thousands
 * that come in one second, as after a restart, are not looked at in one second ever after.
 */
export function createOpenStreams(stopping: AbortSignal, heartbeatMs = HEARTBEAT_MS): OpenStreams {
  const turns = Array.from({ length: TURNS }, () => new Set<OpenStream>());
  let open = 0;
  let added = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  stopping.addEventListener('abort', () => {
    for (const streams of turns) for (const { end } of streams) end();
  });
  const takeTurn = () => {
    for (const { beat } of turns[(turn += 1) % TURNS] ?? []) beat();
  };
  return {
    add(stream) {
      turns[(added += 1) % TURNS]?.add(stream);
      open += 1;
      timer ??= setInterval(takeTurn, heartbeatMs / TURNS);
      if (stopping.aborted) stream.end();
    },
    delete(stream) {
      if (!turns.some((streams) => streams.delete(stream))) return;
      open -= 1;
      if (open > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
