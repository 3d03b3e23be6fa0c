import type { Plugin } from 'vite';

const exported = (name: string) => new RegExp(String.raw`^exports\.${name} = (\w+|function[^]*?^\});\n`, 'm');
/** One of the calls that React DOM's client carries out for others. */
const carriedOut = (name: string) => new RegExp(String.raw`^ {2}\w: ${name},?\n`, 'm');
/** What a function does: it stays, is called, and does nothing. */
const bodyOf = (name: string) =>
  new RegExp(String.raw`(?<=^function ${name}\([\w$,\s]*\) \{)\n[^]*?^(?=\}\n)`, 'm');
const methodsOf = (name: string) =>
  new RegExp(String.raw`^${name}\.prototype\.\w+ = function[^]*?^\};\n`, 'gm');

/**
 * What has to be asked for by its name, and no page asks: a page that begins to gets nothing, and breaks where it is first opened.
 * By the file of React that it stands in.
 */
const UNASKED = {
  react: ['ViewTransition', 'addTransitionType'].map(exported),
  // Loads files early. Here the server names those files in the page.
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'].map(
    exported,
  ),
  'react-dom-client': [
    ...[
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
    ].map(carriedOut),
    // View transitions: where a commit looks for one, and what it would start.
    ...[
      'commitExitViewTransitions',
      'trackEnterViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'startViewTransition',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'createViewTransitionInstance',
    ].map(bodyOf),
    methodsOf('ViewTransitionPseudoElement'),
    // What a ref of a fragment offers.
    ...[
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ].map(bodyOf),
    methodsOf('FragmentInstance'),
    // Lists of suspense, which this React does not offer.
    ...['updateSuspenseListComponent', 'cutOffTailIfNeeded'].map(bodyOf),
  ],
};

export type ReactFile = keyof typeof UNASKED;

/** One of React's files without what no page asks for. Nothing at all where a part of that is missing. */
export function lessOf(file: ReactFile, code: string): string | undefined {
  const parts = UNASKED[file];
  if (!parts.every((part) => code.search(part) !== -1)) return undefined;
  return parts.reduce((left, part) => left.replace(part, ''), code);
}

const FILES = /\/(react|react-dom|react-dom-client)\.production\.js$/;

/** Leaves out of the browser's builds what React offers and no page asks for. */
export function lessReact(): Plugin {
  return {
    name: 'friendbase:less-react',
    apply: 'build',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        const less = lessOf(FILES.exec(id)?.[1] as ReactFile, code);
        if (less === undefined) this.error('it does not have any more what is left out of it');
        return { code: less, map: null };
      },
    },
  };
}
