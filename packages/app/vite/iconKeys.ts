import type { Plugin } from 'vite';

/**
 * Takes the keys out of the lines of icons: random letters, which no compression makes smaller, 1 KB of the first script.
 * Their order never changes, and a build for members does not ask for keys.
 */
export function iconKeys(): Plugin {
  return {
    name: 'friendbase:icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/.*\/icons\// },
      handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }),
    },
  };
}
