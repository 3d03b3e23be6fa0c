/** The databases of one test: no other test, nor the page, sees them. `opened` are the connections, in order. */
export function ownDatabases(): IDBFactory & { opened: IDBDatabase[] } {
  const own = crypto.randomUUID();
  const opened: IDBDatabase[] = [];
  return {
    opened,
    open(name: string, version?: number) {
      const request = indexedDB.open(own + name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(own + name),
    databases: () => indexedDB.databases(),
    cmp: (first, second) => indexedDB.cmp(first, second),
  };
}
