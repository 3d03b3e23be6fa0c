import type { Plugin } from 'vite';

/** In place of what lucide draws with: it can be told much that the kit never says, and works that out for each icon anew. */
const PLAIN = `
import { createElement } from 'react';
const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
export default ({ node }) => (props) =>
  createElement('svg', { ...look, ...props }, ...node.map(([tag, line]) => createElement(tag, line)));
`;

/** The lines of an icon, without names that nobody reads and random keys that no compression makes smaller. */
export const linesAlone = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/\bname: "[\w-]+",\s*/, '')
    .replace(/\bsize: 24,\s*/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '');

/** Makes icons small, in the script and in the pages that the server writes: both have to be built with it. */
export function plainIcons(): Plugin {
  return {
    name: 'friendbase:plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/.*\/(icons\/[\w-]+|createLucideIcon)\.mjs$/ },
      handler: (code, id) => ({
        code: id.endsWith('createLucideIcon.mjs') ? PLAIN : linesAlone(code),
        map: null,
      }),
    },
  };
}
