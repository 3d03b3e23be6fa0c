import type { Plugin } from 'vite';

const LINK = 'import { Link } from "./link.js";';

/**
 * Takes the router's own links out of its routes, where each would be ready for a page that uses none: the kit has the
 * links. Whoever imports `Link` itself still gets it.
 */
export function withoutLinks(): Plugin {
  return {
    name: 'friendbase:without-links',
    apply: 'build',
    transform: {
      filter: { id: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/ },
      handler(code) {
        if (!code.includes(LINK)) this.error('the routes of the router have no links any more');
        return { code: code.replace(LINK, 'const Link = undefined;'), map: null };
      },
    },
  };
}
