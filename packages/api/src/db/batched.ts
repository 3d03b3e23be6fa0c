interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/** Further keys wait for the next statement. */
const MOST_KEYS = 200;

/**
 * Batches lookups by key: callers that arrive while a statement runs share the next one. A statement always
 * starts after the calls it answers, so no answer is stale.
 */
export function batched<Value>(
  find: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.size > 0) {
      const asked = [...waiting].slice(0, MOST_KEYS);
      waiting = new Map([...waiting].slice(MOST_KEYS));
      try {
        const found = await find(asked.map(([key]) => key));
        for (const [key, all] of asked) for (const one of all) one.resolve(found.get(key));
      } catch (error) {
        for (const [, all] of asked) for (const one of all) one.reject(error);
      }
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const same = waiting.get(key);
      if (same) same.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      if (!isRunning) void run();
    });
}
