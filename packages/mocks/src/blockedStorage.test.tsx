import { createClient, getMe } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { startDemo } from './browser.ts';

it('starts in a browser that blocks all site data', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const blocked = {
    configurable: true,
    get: (): Storage => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  Object.defineProperty(globalThis, 'localStorage', blocked);
  try {
    const demo = await startDemo({ scenario: 'busy' });
    await expect(createClient()(getMe, {})).resolves.toMatchObject({ username: 'demo' });
    expect(() => localStorage).toThrow('Access is denied');
    await demo.stop();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', own ?? {});
  }
});

it('makes ids on a plain http page, where the browser offers none', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
  const demo = await startDemo({ scenario: 'busy' });
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  await demo.stop();
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});
