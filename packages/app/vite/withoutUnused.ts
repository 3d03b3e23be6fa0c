import type { Plugin } from 'vite';

interface Unused {
  /** The module that imports it. */
  by: RegExp;
  from: string;
}

/** What libraries import for what they can do and the app never asks of them. */
const UNUSED: readonly Unused[] = [
  // The router's own links in each of its routes, ready for a page that uses none: the kit has the links.
  { by: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/, from: './link.js' },
  // The words of a pending button: the kit's announcer says them.
  {
    by: /\/react-aria-components\/dist\/private\/Button\.mjs$/,
    from: 'react-aria/private/live-announcer/LiveAnnouncer',
  },
];

/** The module without that import: its name stands for nothing. Nothing at all where it does not import that. */
export function withoutImport(code: string, from: string): string | undefined {
  let isFound = false;
  const changed = code.replaceAll(
    /import \{\s*([\w$]+)(?: as ([\w$]+))?\s*\} from "([^"]+)";/g,
    (whole, name: string, local: string | undefined, source: string) => {
      if (source !== from) return whole;
      isFound = true;
      return `const ${local ?? name} = undefined;`;
    },
  );
  return isFound ? changed : undefined;
}

/** Leaves out of the builds what no page uses. Whoever imports it from elsewhere still gets it. */
export function withoutUnused(): Plugin {
  return {
    name: 'friendbase:without-unused',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(({ by }) => by) },
      handler(code, id) {
        const unused = UNUSED.find(({ by }) => by.test(id));
        const changed = unused && withoutImport(code, unused.from);
        if (changed === undefined) this.error('it does not import any more what is left out of it');
        return { code: changed, map: null };
      },
    },
  };
}
