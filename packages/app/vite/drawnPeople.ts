import { drawnPersonUrl } from '@friendbase/contract';
import type { Plugin } from 'vite';
import { loadInVite } from './loadInVite.ts';

/**
 * Writes the drawn people as files under their addresses. The app draws them itself; whoever else reads a member's
 * `avatarUrl` finds them there.
 */
export function drawnPeople(): Plugin {
  let root = '';
  return {
    name: 'friendbase:drawn-people',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const { peopleFiles } = await loadInVite<{ peopleFiles: () => [name: string, svg: string][] }>(
        root,
        '@friendbase/ui-kit/people-files',
      );
      for (const [name, source] of peopleFiles()) {
        this.emitFile({ type: 'asset', fileName: drawnPersonUrl(name).slice(1), source });
      }
    },
  };
}
