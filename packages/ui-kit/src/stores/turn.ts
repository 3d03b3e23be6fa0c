/** When a part of a long page takes its changes: at once while it is on the screen, otherwise in its turn. */
export interface Turn {
  take: (change: () => void) => void;
  setOnScreen: (isOnScreen: boolean) => void;
}

export function createTurn(): Turn {
  let isOnScreen = true;
  const changes = new Set<() => void>();
  const takeAll = () => {
    for (const change of changes) {
      changes.delete(change);
      change();
    }
  };
  return {
    take(change) {
      changes.add(change);
      if (isOnScreen) takeAll();
      else waitFor(takeAll);
    },
    setOnScreen(isNow) {
      isOnScreen = isNow;
      if (isNow) takeAll();
    },
  };
}

const waiting = new Set<() => void>();

/** After the next picture, each part in a task of its own: what the member does meanwhile comes first. */
function waitFor(takeAll: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(next));
  waiting.add(takeAll);
}

function next(): void {
  const [takeAll] = waiting;
  if (!takeAll) return;
  waiting.delete(takeAll);
  setTimeout(next);
  takeAll();
}
