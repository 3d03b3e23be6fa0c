/**
 * The files of a post as the app sends them, without a browser: a program that tests start, kill and start again. It has the
 * app's own draft, machines, steps and client; what a browser has is made of a folder here.
 *
 * It takes `origin`, `cookie`, `folder`, `hurry` and `overBytes` as JSON, brings back what the folder keeps, or else adds all
 * files in `folder/files`. Each line it reads is a press on Share or “Try again”; each line it says is how that ended.
 */
import { mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Settings {
  origin: string;
  cookie: string;
  folder: string;
  /** How many times faster waits go by. */
  hurry: number;
  /** From which size on files come in parts. */
  overBytes: number;
}

const { origin, cookie, folder, hurry, overBytes } = JSON.parse(process.argv[2] ?? '') as Settings;
const given = join(folder, 'files');
const bytes = join(folder, 'bytes');
mkdirSync(bytes, { recursive: true });

/** Texts in a file, all of which changes at once. */
class FolderStorage {
  readonly #path = join(folder, 'storage.json');
  readonly #texts = new Map<string, string>(this.#read());
  #read(): [string, string][] {
    try {
      return JSON.parse(readFileSync(this.#path, 'utf8')) as [string, string][];
    } catch {
      return [];
    }
  }
  #write(): void {
    writeFileSync(`${this.#path}.new`, JSON.stringify([...this.#texts]));
    renameSync(`${this.#path}.new`, this.#path);
  }
  get length(): number {
    return this.#texts.size;
  }
  key = (index: number): string | null => [...this.#texts.keys()][index] ?? null;
  getItem = (name: string): string | null => this.#texts.get(name) ?? null;
  setItem(name: string, text: string): void {
    this.#texts.set(name, text);
    this.#write();
  }
  removeItem(name: string): void {
    if (this.#texts.delete(name)) this.#write();
  }
}

const overNetwork = globalThis.fetch;
const asMember = (url: string): Record<string, string> => (url.startsWith(origin) ? { cookie } : {});

/** As much of it as the app sends files with. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  readonly #over = new AbortController();
  readonly #sent = new Headers();
  #call = { method: '', url: '' };
  #headers = new Headers();
  status = 0;
  statusText = '';
  responseText = '';
  open(method: string, url: string): void {
    this.#call = { method, url: new URL(url, origin).href };
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.set(name, value);
  }
  getResponseHeader = (name: string): string | null => this.#headers.get(name);
  abort = (): void => this.#over.abort();
  send(body: Blob): void {
    this.#send(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event('error')),
    );
  }
  async #send(body: Blob): Promise<void> {
    const { method, url } = this.#call;
    const headers = { ...Object.fromEntries(this.#sent), ...asMember(url) };
    const response = await overNetwork(url, { method, body, headers, signal: this.#over.signal });
    this.responseText = await response.text();
    ({ status: this.status, statusText: this.statusText, headers: this.#headers } = response);
  }
}

Object.defineProperty(globalThis, 'localStorage', { value: new FolderStorage() });
Object.assign(globalThis, {
  XMLHttpRequest: Request,
  fetch: (input: string, init: RequestInit = {}) => {
    const url = new URL(input, origin).href;
    return overNetwork(url, { ...init, headers: { ...(init.headers as object), ...asMember(url) } });
  },
});

// They look for what a browser has when they are loaded.
const { uploadSteps } = await import('../src/data/uploads.ts');
const { partSteps } = await import('../src/data/uploadParts.ts');
const { browserStorage, createDeviceStore } = await import('../src/lib/device/deviceStore.ts');
const { createDrafts } = await import('../src/lib/forms/drafts.ts');
const { fileStateOf } = await import('../src/uploads/sending/batchState.ts');
const { createMediaDraft } = await import('../src/uploads/mediaDraft.ts');
const { sendParts } = await import('../src/uploads/sending/sendParts.ts');
const { uploaderOver } = await import('../src/uploads/sending/uploader.ts');

const pathOf = (id: string): string => join(bytes, encodeURIComponent(id).slice(-200));
const names = readdirSync(given).toSorted();
const draft = createMediaDraft({
  memberId: 'ann',
  rules: { files: names.length, types: ['image/*', 'video/*'] },
  uploader: uploaderOver(uploadSteps, { setting: { overBytes }, steps: partSteps, send: sendParts }),
  drafts: createDrafts(createDeviceStore(browserStorage('localStorage'))),
  fileStore: {
    put: async (id, file) => {
      writeFileSync(pathOf(id), JSON.stringify([file.name, file.lastModified]));
      return true;
    },
    get: async (id) => {
      const [name, lastModified] = JSON.parse(readFileSync(pathOf(id), 'utf8')) as [string, number];
      return new File([await openAsBlob(join(given, name))], name, { lastModified });
    },
    remove: async (id) => rmSync(pathOf(id), { force: true }),
    sweep: async () => {},
  },
  clock: {
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms / hurry),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  },
});

await draft.recover();
if (draft.read().files.length === 0) {
  for (const name of names) {
    const type = 'video/webm';
    const file = new File([await openAsBlob(join(given, name))], name, { type });
    const rejection = draft.add(file);
    if (rejection) throw new Error(`${name}: ${rejection}`);
  }
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
say({ recovered: draft.read().recovery?.files ?? 0 });

const shareAgain = async () => {
  await draft.send().catch(() => undefined);
  say({
    files: draft.read().files.map(({ name, sender }) => {
      const { url, error } = sender?.getSnapshot().context ?? {};
      const why = error instanceof Error ? `${error.name}: ${error.message}` : undefined;
      return { name, state: sender && fileStateOf(sender), url, why };
    }),
  });
};

const presses = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
while (!(await presses.next()).done) await shareAgain();
