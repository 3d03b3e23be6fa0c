import type { Plugin } from 'vite';

/** What a page may ask of React DOM so that a file is loaded early. Here the server names those files in the page. */
const CALLS = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];
/** What carries these calls out. */
const DOERS = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
];

const callOf = (name: string) => new RegExp(String.raw`^exports\.${name} = function[^]*?^\};\n`, 'm');
const entryOf = (name: string) => new RegExp(String.raw`^  \w: ${name},?\n`, 'm');

/** React DOM without the calls, or its client without what carries them out. Nothing at all where one of them is missing. */
export function withoutPreloads(code: string, isClient: boolean): string | undefined {
  const parts = isClient ? DOERS.map(entryOf) : CALLS.map(callOf);
  if (!parts.every((part) => part.test(code))) return undefined;
  return parts.reduce((left, part) => left.replace(part, ''), code);
}

/** Leaves out of the browser's builds what React DOM offers to load files early, which no page asks of it. */
export function leaveOutPreloads(): Plugin {
  return {
    name: 'friendbase:without-preloads',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/ },
      handler(code, id) {
        const less = withoutPreloads(code, id.includes('-client.'));
        if (less === undefined) this.error('it does not have any more what is left out of it');
        return { code: less, map: null };
      },
    },
  };
}
