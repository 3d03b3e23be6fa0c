/** What one tab tells the other tabs of this browser. Nobody hears their own words. */
export interface TabChannel<Word> {
  tell(word: Word): void;
  listen(onWord: (word: Word) => void): void;
  close(): void;
}

/** Opens the channel of that name; a browser that refuses leaves the tab alone, which goes on by itself. */
export function openTabChannel<Word>(name: string): TabChannel<Word> | undefined {
  try {
    const channel = new BroadcastChannel(name);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      tell: (word) => channel.postMessage(word),
      // Only our own pages can speak on a channel of this origin, in the types they were built with.
      listen: (onWord) => channel.addEventListener('message', ({ data }) => onWord(data as Word)),
      close: () => channel.close(),
    };
  } catch {
    return undefined;
  }
}
