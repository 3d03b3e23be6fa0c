import type { Plugin } from 'vite';

interface Unused {
  /** The module that imports it. */
  by: RegExp;
  from: string;
  names: readonly string[];
}

const ROUTE = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/;
const SETUP = /\/xstate\/dist\/xstate\.esm\.js$/;

/** What libraries import for what they can do and the app never asks of them. */
const UNUSED: readonly Unused[] = [
  // The router's own links in each of its routes, ready for a page that uses none: the kit has the links.
  { by: ROUTE, from: './link.js', names: ['Link'] },
  // The hooks in each route: pages import the few that they use.
  { by: ROUTE, from: './useLoaderData.js', names: ['useLoaderData'] },
  { by: ROUTE, from: './useLoaderDeps.js', names: ['useLoaderDeps'] },
  { by: ROUTE, from: './useRouteContext.js', names: ['useRouteContext'] },
  // Actions that `setup` offers as its own methods: machines import those that they use.
  { by: SETUP, from: './log-6a5e50a8.esm.js', names: ['log', 'enqueueActions', 'sendTo'] },
  { by: SETUP, from: './raise-effbee0c.esm.js', names: ['spawnChild', 'stopChild', 'cancel'] },
  // Its tools for developers, which an actor has to be told to use.
  { by: /\/xstate\/dist\/raise-effbee0c\.esm\.js$/, from: './xstate-dev.esm.js', names: ['devToolsAdapter'] },
  // The words of a pending button: the kit's announcer says them.
  {
    by: /\/react-aria-components\/dist\/private\/Button\.mjs$/,
    from: 'react-aria/private/live-announcer/LiveAnnouncer',
    names: ['announce'],
  },
];

/** The module without those imports: their names stand for nothing. Nothing at all where it does not import all of them. */
export function withoutImport(code: string, { from, names }: Omit<Unused, 'by'>): string | undefined {
  const found = new Set<string>();
  const changed = code.replaceAll(
    /import \{([^}]+)\} from (["'])([^"']+)\2;/g,
    (whole, list: string, _quote, source: string) => {
      if (source !== from) return whole;
      const kept: string[] = [];
      const gone: string[] = [];
      for (const one of list.split(',').map((part) => part.trim())) {
        const [imported = one, local = imported] = one.split(' as ');
        // Builds of libraries shorten what their files share: there the name is the local one.
        const name = names.find((unused) => unused === imported || unused === local);
        if (name === undefined) kept.push(one);
        else {
          found.add(name);
          gone.push(`const ${local} = undefined;`);
        }
      }
      const rest = kept.length > 0 ? `import { ${kept.join(', ')} } from "${from}";` : '';
      return rest + gone.join('');
    },
  );
  return found.size === names.length ? changed : undefined;
}

/** Leaves out of the builds what no page uses. Whoever imports it from elsewhere still gets it. */
export function withoutUnused(): Plugin {
  return {
    name: 'friendbase:without-unused',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(({ by }) => by) },
      handler(code, id) {
        let changed = code;
        for (const unused of UNUSED.filter(({ by }) => by.test(id))) {
          const less = withoutImport(changed, unused);
          if (less === undefined)
            this.error(`it does not import any more what is left out of it: ${unused.from}`);
          changed = less;
        }
        return { code: changed, map: null };
      },
    },
  };
}
