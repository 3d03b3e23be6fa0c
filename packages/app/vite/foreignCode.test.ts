import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFilter, resolveConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const store = path.join(root, '../../node_modules/.pnpm');

/** The libraries that a member loads, each in all its modules; of the icons, which are alike, those with `a`. */
const LIBRARIES =
  'react react-dom scheduler use-sync-external-store react-aria react-aria-components xstate @xstate/react zod msw ' +
  'lucide-react @tanstack/query-core @tanstack/react-query @tanstack/router-core @tanstack/react-router @tanstack/store ' +
  'qr @simplewebauthn/browser @uppy/core workbox-precaching workbox-routing eventsource-parser @msw/data @mswjs/interceptors';
const MODULES = LIBRARIES.split(' ').map((library) => {
  const files = globSync(`${store}/${library.replace('/', '+')}@*/node_modules/${library}/**/*.{js,mjs}`)
    .filter((file) => !/\/src\/|\/locales\/|\/icons\/[b-z]/.test(file))
    .map((id) => ({ id, code: readFileSync(id, 'utf8') }));
  return { library, files };
});

const IMPORTS =
  'react react-dom/client use-sync-external-store/shim xstate @xstate/react zod/mini lucide-react/icons/award ' +
  '@tanstack/react-router react-aria-components/Button';
const IMPORTERS = [
  'app/src/main.tsx',
  'contract/src/posts.ts',
  'ui-kit/src/components/Icon/laterGlyphs.ts',
].map((file) => path.join(root, '..', file));

const CHUNK = 'export const first = () => 1;';

/** What a hook gets of the bundler. One that cannot do its work says so, and has then looked at what is not ours. */
const context = {
  emitFile: () => '',
  error: (why: unknown) => {
    throw new Error(String(why));
  },
};

/** How the bundler would call a hook of a plugin: not at all for what its filter leaves out. */
function askerOf(hook: unknown): (id: string, ...args: unknown[]) => Promise<unknown> {
  const { handler, filter = {} } = (typeof hook === 'function' ? { handler: hook } : (hook ?? {})) as {
    handler?: (...args: unknown[]) => unknown;
    filter?: { id?: RegExp | RegExp[] | { include?: RegExp; exclude?: RegExp } };
  };
  const ids = filter.id ?? {};
  const isFor =
    ids instanceof RegExp || Array.isArray(ids) ? createFilter(ids) : createFilter(ids.include, ids.exclude);
  return async (id, ...args) => (handler && isFor(id) ? handler.apply(context, args) : undefined);
}

/** What a plugin does to the code of others, in words; nothing where it leaves that alone. */
async function editsOf(plugin: Plugin): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string, before: unknown, work: () => Promise<unknown>) => {
    const after = await work().catch((error: unknown) => error);
    const code = (after as { code?: unknown } | null | undefined)?.code ?? after;
    if (code !== undefined && code !== null && code !== before) found.push(`${plugin.name} ${what}`);
  };
  const [load, transform] = [askerOf(plugin.load), askerOf(plugin.transform)];
  for (const { library, files } of plugin.load || plugin.transform ? MODULES : []) {
    for (const { id, code } of files) {
      await look(`loads ${library}`, undefined, () => load(id, id));
      await look(`transforms ${library}`, code, () => transform(id, code, id));
    }
  }
  const resolveId = askerOf(plugin.resolveId);
  for (const importer of IMPORTERS) {
    for (const id of IMPORTS.split(' ')) {
      await look(`leads ${id} elsewhere`, undefined, () => resolveId(id, id, importer, {}));
    }
  }
  const chunk = { type: 'chunk', name: 'base', fileName: 'assets/base-1.js', code: CHUNK, modules: {} };
  await look('changes chunks', CHUNK, () => askerOf(plugin.renderChunk)('', CHUNK, chunk, {}, {}));
  await look('changes files that have their names', CHUNK, async () => {
    await askerOf(plugin.generateBundle)('', {}, { [chunk.fileName]: chunk }, true);
    return chunk.code;
  });
  return [...new Set(found)];
}

const MODES = [
  ['production', 'build'],
  ['server', 'build'],
  ['demo', 'build'],
  ['development', 'serve'],
] as const;

/** The real configuration, and what Vite brings along itself. */
async function configsOf(mode: string, command: 'build' | 'serve') {
  const inline = { root, logLevel: 'error' } as const;
  return Promise.all([
    resolveConfig(inline, command, mode),
    resolveConfig({ ...inline, configFile: false }, command, mode),
  ]);
}

describe('the code of others', () => {
  it('is there to be looked at', () => {
    for (const { library, files } of MODULES) expect(files, library).not.toEqual([]);
  });

  it.each<[string, Omit<Plugin, 'name'>]>([
    [
      'transforms react-dom',
      {
        transform: {
          filter: { id: /react-dom-client\.production\.js$/ },
          handler: (code) => code.replace('scheduler', 'ours'),
        },
      },
    ],
    [
      'transforms xstate',
      { transform: (code, id) => (/\/xstate\.esm/.test(id) ? { code: `${code};` } : null) },
    ],
    ['loads scheduler', { load: (id) => (id.includes('/scheduler.production') ? 'export {}' : undefined) }],
    ['leads zod/mini elsewhere', { resolveId: (id) => (id === 'zod/mini' ? '/our/zod.ts' : null) }],
    ['changes chunks', { renderChunk: (code) => code.replace('first', 'f') }],
    [
      'changes files that have their names',
      {
        generateBundle(_options, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = '';
        },
      },
    ],
  ])('a plugin that %s is found', async (edit, hooks) => {
    expect(await editsOf({ name: 'made-up', ...hooks } as Plugin)).toEqual([`made-up ${edit}`]);
  });

  it.each(MODES)('is bundled as it is: %s, %s', async (mode, command) => {
    const [config, { plugins, resolve }] = await configsOf(mode, command);
    const ofVite = new Set(plugins.map(({ name }) => name));
    const added = config.plugins.filter(({ name }) => !ofVite.has(name));
    expect(added.map(({ name }) => name)).toContain('tanstack:router-generator');
    expect((await Promise.all(added.map(editsOf))).flat()).toEqual([]);
    const aliases = config.resolve.alias.map(({ find }) => String(find));
    // What MSW documents: the demo does without cookies and web sockets.
    const ours = aliases.filter((find) => !resolve.alias.some((one) => String(one.find) === find));
    expect(ours).toEqual(mode === 'demo' ? ['tough-cookie', '@mswjs/interceptors/WebSocket'] : []);
  });
});
