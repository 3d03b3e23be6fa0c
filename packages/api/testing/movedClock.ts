/**
 * Preloaded by `--import`: the program lives `CLOCK_AHEAD_MS` later than its machine. For journeys that take days: they start the server
 * again with the same folder, later.
 */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + aheadMs] : given, made) as Date,
  get(target, name) {
    if (name === 'now') return () => target.now() + aheadMs;
    return Reflect.get(target, name) as unknown;
  },
});
