/** A `Storage` for tests, in memory. With `isFull`, nothing can be written; with `isBlocked`, nothing at all works. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly texts = new Map<string, string>();
  isFull = false;
  isBlocked = false;

  get length(): number {
    return this.texts.size;
  }

  clear(): void {
    this.texts.clear();
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    if (this.isBlocked) throw new DOMException('Access is denied.', 'SecurityError');
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isBlocked) throw new DOMException('Access is denied.', 'SecurityError');
    if (this.isFull) throw new DOMException('There is no room left.', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    if (this.isBlocked) throw new DOMException('Access is denied.', 'SecurityError');
    this.texts.delete(key);
  }
}
