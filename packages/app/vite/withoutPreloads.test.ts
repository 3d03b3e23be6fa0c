import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutPreloads } from './withoutPreloads.ts';

const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const source = (name: string) => readFileSync(path.join(reactDom, 'cjs', `${name}.production.js`), 'utf8');

it('tells when one of the calls is not there any more', () => {
  const code = source('react-dom');
  expect(withoutPreloads(code.replace('exports.preinit = ', 'exports.other = '), false)).toBeUndefined();
  expect(withoutPreloads(code, true)).toBeUndefined();
});

it('leaves the calls out of React DOM, and nothing else', () => {
  const offered = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  const whole = source('react-dom');
  const left = withoutPreloads(whole, false) ?? '';
  const calls = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];
  expect(offered(whole).filter((name) => !offered(left).includes(name))).toEqual(calls);
  expect(offered(left)).toContain('createPortal');
});

it('leaves to its client flushing and the reset of forms', () => {
  const left = withoutPreloads(source('react-dom-client'), true);
  expect(left).toMatch(/Internals\.d = \{\n {2}f: flushSyncWork,\n {2}r: requestFormReset,\n\};/);
});
