import type { Plugin } from 'vite';

const LATER = '@friendbase/contract/later-zod';

/**
 * Takes zod out of the first script: 8 KB, of which a visitor uses nothing before an answer has to be read. In the browser's
 * build of the product alone: a server has it at hand, and the demo answers itself.
 */
export function laterZod(): Plugin {
  return {
    name: 'friendbase:later-zod',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer) {
      // What stands in for zod loads it itself.
      if (id === 'zod/mini' && importer?.includes('/laterZod/') !== true)
        return this.resolve(LATER, import.meta.filename);
      return id.endsWith('/lib/loadSchemas.ts') ? this.resolve(LATER, import.meta.filename) : undefined;
    },
  };
}
