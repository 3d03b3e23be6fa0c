import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { mockAliases } from '@friendbase/mocks/vite';
import { BEGINS_EVERY_PAGE, chunkGroups, demoGroups } from './vite/chunkGroups.ts';
import { drawnPeople } from './vite/drawnPeople.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { iconSprite } from './vite/iconSprite.ts';
import { offlinePage } from './vite/offlinePage.ts';
import { pageInOne } from './vite/pageInOne.ts';
import { precompress } from './vite/precompress.ts';
import { scenariosPage } from './vite/scenariosPage.ts';

const router = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    quoteStyle: 'single',
  });

/** The part of the app that renders pages on the server: one file with everything in it. */
const serverBuild: UserConfig = {
  define: { __DEMO__: 'false', 'process.env.NODE_ENV': '"production"' },
  plugins: [router(), react(), iconSprite()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/pages.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/**
 * `vite build` makes the product, `vite build --mode server` what renders its pages, and `vite build --mode demo` the app
 * that runs in the browser alone.
 */
export default defineConfig(({ mode, command }) => {
  if (mode === 'server') return serverBuild;
  const isDemo = mode === 'demo';
  return {
    // The product has no mocks in it.
    resolve: { alias: isDemo ? mockAliases : {} },
    define: { __DEMO__: JSON.stringify(isDemo) },
    plugins: [
      router(),
      react(),
      // While developing, the API starts with the demo community.
      firstPaint({ isDemoOffered: isDemo || command === 'serve' }),
      // The demo caches its files for when there is no network.
      !isDemo && pageInOne(),
      drawnPeople(),
      iconSprite(),
      isDemo ? scenariosPage() : offlinePage(),
      // The product's worker has the page for when there is no network, and what every page starts with. Other files and the pages
      // of a member it caches when they have been used.
      !isDemo &&
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/offline',
          filename: 'pageWorker.ts',
          injectRegister: false,
          manifest: false,
          injectManifest: {
            globPatterns: [
              'offline.html',
              'mark.svg',
              'assets/{rolldown-runtime,index,base,member,fields,common,startLive,startOutbox,waiting}-*.js',
              'assets/atkinson-*.woff2',
            ],
          },
        }),
      // One worker may claim the page: in the demo it caches the files, and calls are answered in the page.
      isDemo &&
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src',
          filename: 'offlineWorker.ts',
          injectRegister: false,
          manifest: false,
          // The font of few members is loaded when it is chosen, and stored by the browser then. The app draws people itself.
          injectManifest: {
            globPatterns: ['**/*.{html,js,css,woff2,svg,webp,webm}'],
            globIgnores: ['**/opendyslexic*', 'pictures/**'],
          },
        }),
      // The API puts its own words into the product's page at start, and compresses it then.
      precompress({ leaveOut: isDemo ? [] : ['index.html'] }),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      manifest: true,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      // Every browser of the list preloads modules by itself.
      modulePreload: {
        polyfill: false,
        // What comes on demand need not name what every page begins with: it is there.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !BEGINS_EVERY_PAGE.test(file)) : files,
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: isDemo ? demoGroups : chunkGroups },
          // The first script names all files, and hashes do not compress: eight of these letters are four bytes, not six.
          hashCharacters: 'hex' as const,
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' },
    },
  };
});
