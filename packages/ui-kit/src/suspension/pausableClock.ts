interface Timer {
  callback: () => void;
  remainingMs: number;
  /** When it was last started, and by which timer of the browser; missing while the clock is paused. */
  running?: { sinceMs: number; handle: ReturnType<typeof setTimeout> };
}

/** Timers that stand still while the clock is paused, and then wait for what was left. It fits XState as a `clock`. */
export interface PausableClock {
  setTimeout: (callback: () => void, delayMs: number) => number;
  clearTimeout: (id: number) => void;
  pause: () => void;
  resume: () => void;
}

/** @param nowMs a clock that is never set back */
export function createPausableClock(nowMs: () => number = () => performance.now()): PausableClock {
  const timers = new Map<number, Timer>();
  let lastId = 0;
  let isPaused = false;

  function run(id: number, timer: Timer): void {
    const handle = setTimeout(() => {
      timers.delete(id);
      timer.callback();
    }, timer.remainingMs);
    timer.running = { sinceMs: nowMs(), handle };
  }

  function stop(timer: Timer): void {
    if (!timer.running) return;
    clearTimeout(timer.running.handle);
    timer.remainingMs = Math.max(0, timer.remainingMs - (nowMs() - timer.running.sinceMs));
    delete timer.running;
  }

  return {
    setTimeout(callback, delayMs) {
      const timer: Timer = { callback, remainingMs: delayMs };
      lastId += 1;
      timers.set(lastId, timer);
      if (!isPaused) run(lastId, timer);
      return lastId;
    },
    clearTimeout(id) {
      const timer = timers.get(id);
      if (timer) stop(timer);
      timers.delete(id);
    },
    pause() {
      isPaused = true;
      for (const timer of timers.values()) stop(timer);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, timer] of timers) run(id, timer);
    },
  };
}
