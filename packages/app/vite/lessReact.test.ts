import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lessOf, type ReactFile } from './lessReact.ts';

function sourceOf(file: ReactFile) {
  const library = createRequire(import.meta.url).resolve(`${file.replace('-client', '')}/package.json`);
  return readFileSync(path.join(path.dirname(library), 'cjs', `${file}.production.js`), 'utf8');
}

it.each<[ReactFile, string]>([
  ['react', 'exports.ViewTransition = '],
  ['react-dom', 'exports.preinit = '],
  ['react-dom-client', '  S: preinitStyle'],
  ['react-dom-client', 'function startViewTransition('],
  ['react-dom-client', 'FragmentInstance.prototype.'],
])('tells when a part of %s is not there any more: %s', (file, part) => {
  const code = sourceOf(file);
  expect(code).toContain(part);
  expect(lessOf(file, code)).toBeDefined();
  expect(lessOf(file, code.replaceAll(part, 'other'))).toBeUndefined();
});

it.each<[ReactFile, string[]]>([
  ['react', ['ViewTransition', 'addTransitionType']],
  ['react-dom', ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']],
  ['react-dom-client', []],
])('leaves out of what %s offers nothing but %j', (file, gone) => {
  const offered = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  const whole = sourceOf(file);
  const left = lessOf(file, whole) ?? '';
  expect(offered(whole).filter((name) => !offered(left).includes(name))).toEqual(gone);
});

it('leaves to the client of React DOM flushing and the reset of forms', () => {
  const left = lessOf('react-dom-client', sourceOf('react-dom-client'));
  expect(left).toMatch(/Internals\.d = \{\n {2}f: flushSyncWork,\n {2}r: requestFormReset,\n\};/);
});

it('leaves every function of that client in its place, some without anything to do', () => {
  const functions = (code: string) => [...code.matchAll(/^function ([\w$]+)\(/gm)].map(([, name]) => name);
  const whole = sourceOf('react-dom-client');
  const left = lessOf('react-dom-client', whole) ?? '';
  expect(functions(left)).toEqual(functions(whole));
  expect(left).toContain('function trackEnterViewTransitions(placement) {}\n');
});
