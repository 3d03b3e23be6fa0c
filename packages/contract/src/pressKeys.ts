import { subjectOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

/** Where keys wait for the answers of their calls. A `Map` is one. */
export interface KeyStore {
  get(call: string): string | undefined;
  set(call: string, key: string): unknown;
  delete(call: string): unknown;
  keys(): Iterable<string>;
}

interface Call {
  endpoint: Endpoint;
  url: string;
  /** As it is sent. */
  body: string | undefined;
}

/**
 * Gives a press that is repeated after a lost answer the key of the press before. `stored` may outlive the page; calls of
 * visitors, who send passwords, are never written there.
 */
export function createPressKeys(stored: KeyStore) {
  const memory = new Map<string, string>();
  const underWay = new Set<string>();
  const storeFor = ({ access }: Endpoint): KeyStore => (access !== 'visitor' ? stored : memory);

  return {
    /** Begins a call. Its key, if it takes one, is stored until the call is settled. */
    begin({ endpoint, url, body }: Call) {
      const [store, name] = [storeFor(endpoint), `${subjectOf(endpoint)} ${digest(`${url} ${body}`)}`];
      // Two calls at once are two presses.
      const isRepeatable = endpoint.isCreating && !underWay.has(name);
      const key = endpoint.isCreating ? (isRepeatable && store.get(name)) || randomKey() : undefined;
      if (key && isRepeatable) {
        underWay.add(name);
        store.set(name, key);
      }
      return {
        key,

        /**
         * Its answer is there: the next press is another one. After something was changed or taken back, so is every
         * press of its subject: a like that follows an unlike must not get the answer of the like before.
         */
        settle(): void {
          if (isRepeatable) store.delete(name);
          else if (!endpoint.isCreating && endpoint.method !== 'get') forget(stored, subjectOf(endpoint));
        },

        /** It is over, with an answer or without one. */
        end(): void {
          if (isRepeatable) underWay.delete(name);
        },
      };
    },
  };
}

function forget(store: KeyStore, subject: string): void {
  for (const name of store.keys()) if (name.startsWith(`${subject} `)) store.delete(name);
}

/** 128 random bits. `crypto.randomUUID` is missing where a page comes by plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Tells calls apart without their words, which have no place in a store: FNV-1a with two primes. Two calls that are
 * taken for one are refused by the backend, and the press after that succeeds.
 */
const digest = (text: string): string => [0x01000193, 0x85ebca6b].map((prime) => fnv1a(text, prime)).join('');

function fnv1a(text: string, prime: number): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
