import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherApp } from './otherApp.ts';

/** What an app pays that takes one button, in bytes as Brotli sends them. React and React DOM are its own. */
const BUTTON_LIMIT = 35_000;

const appFiles = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: ['src'],
  }),
  'src/styles.d.ts': "declare module '*.css';\n",
  'src/page.tsx': `
    import { Button, KitRouterProvider } from '@friendbase/ui-kit';
    import { catalogue } from '@friendbase/ui-kit/words';
    import '@friendbase/ui-kit/styles.css';
    import { renderToString } from 'react-dom/server';

    const words = catalogue('shop', { buy: 'Buy the book' });
    export const html = renderToString(
      <KitRouterProvider navigate={() => undefined}>
        <Button icon="send" blockedReason="Choose a book first.">{words.messages.buy}</Button>
      </KitRouterProvider>,
    );
    // @ts-expect-error -- the types know the tones
    export const wrong = <Button tone="loud">Buy</Button>;
  `,
  'src/button.tsx': "export { Button } from '@friendbase/ui-kit';\n",
  'vite.config.js': `export default {
    ssr: { noExternal: ['@friendbase/ui-kit'] },
    build: {
      manifest: true,
      rolldownOptions: {
        input: 'src/button.tsx',
        external: /^react(-dom)?($|\\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  };`,
};

let app: ReturnType<typeof otherApp>;
beforeAll(() => {
  app = otherApp(appFiles);
});
afterAll(() => app[Symbol.dispose]());

const inPackage = (pattern: string) => globSync(pattern, { cwd: app.installed });
const read = (...parts: string[]) => readFileSync(path.join(app.folder, ...parts), 'utf8');

describe('the packed kit', () => {
  it('has no sources, stories, tests or guides in it', () => {
    const shipped = inPackage('**/*.{ts,tsx,js}').filter((file) => !/(\.d\.ts|\.js)$/.test(file));
    const forTheHouse = inPackage('**/*.{stories,test,guide}.*');
    expect([...shipped, ...forTheHouse]).toEqual([]);
    expect(inPackage('{README.md,LICENSE,styles.css,index.js,index.d.ts}')).toHaveLength(5);
  });

  it('has a module, types or a sheet for every name it gives out', () => {
    const manifest = JSON.parse(read('node_modules/@friendbase/ui-kit/package.json')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    const files = Object.values(manifest.exports).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    );
    expect(files.filter((file) => inPackage(file).length === 0)).toEqual([]);
  });

  it('imports what it declares and has, and nothing of ours', () => {
    const lost = inPackage('**/*.js').flatMap((file) => {
      const code = readFileSync(path.join(app.installed, file), 'utf8');
      const imports = [...code.matchAll(/(?:from |import |import\()['"]([^'"]+)['"]/g)].map(
        ([, id = '']) => id,
      );
      return imports.filter((id) => {
        if (id.startsWith('.')) return inPackage(path.posix.join(path.posix.dirname(file), id)).length === 0;
        return !app.declared.some((name) => id === name || id.startsWith(`${name}/`));
      });
    });
    expect(lost).toEqual([]);
  });

  it('has types that hold in another app', () => {
    expect(app.run('typescript/bin/tsc', '-p', '.')).toBe('');
  });

  it('is rendered by the server of another app', async () => {
    app.run(
      'vite/bin/vite.js',
      'build',
      '--ssr',
      'src/page.tsx',
      '--outDir',
      'server',
      '--logLevel',
      'error',
    );
    const page = pathToFileURL(path.join(app.folder, 'server/page.js')).href;
    const { html } = (await import(/* @vite-ignore */ page)) as { html: string };
    expect(html).toContain('Buy the book');
    expect(html).toMatch(/<button[^>]+aria-disabled="true"/);
    expect(html).toContain('Choose a book first.');
  });
});

describe('a Button alone', () => {
  interface Chunk {
    file: string;
    imports?: string[];
    css?: string[];
  }
  let manifest: Record<string, Chunk>;
  beforeAll(() => {
    app.run('vite/bin/vite.js', 'build', '--logLevel', 'error');
    manifest = JSON.parse(read('dist/.vite/manifest.json')) as Record<string, Chunk>;
  });

  /** A chunk and what it imports, which a browser loads with it. */
  const loaded = (key: string): Chunk[] => {
    const chunk = manifest[key];
    return chunk ? [chunk, ...(chunk.imports ?? []).flatMap(loaded)] : [];
  };

  it(`costs an app at most ${BUTTON_LIMIT / 1000} kB of script`, () => {
    const scripts = new Set(loaded('src/button.tsx').map(({ file }) => read('dist', file)));
    const bytes = [...scripts].reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(BUTTON_LIMIT);
  });

  it('brings its own styles and no others', () => {
    const sheets = new Set(loaded('src/button.tsx').flatMap(({ css = [] }) => css));
    const styles = [...sheets].map((sheet) => read('dist', sheet)).join('');
    expect(styles).toContain('.fb-Button');
    expect(styles).not.toContain('.fb-Dialog');
  });
});
