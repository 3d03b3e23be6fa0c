import { createServer, type Plugin } from 'vite';

interface FirstPaintOptions {
  /** Whether this build brings its own demo account. The product's server decides for itself, at start. */
  isDemoOffered: boolean;
}

/** Puts the loading frame's markup into `index.html`, so that the first HTML paints before any script runs. */
export function firstPaint({ isDemoOffered }: FirstPaintOptions): Plugin {
  let root = '';
  return {
    name: 'friendbase:first-paint',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async transformIndexHtml(html) {
      const markup = await renderLoadingShell(root);
      const painted = html.replace('<!--first-paint-->', () => markup);
      return isDemoOffered
        ? painted.replace('<!--demo-account-->', '<meta name="demo-account" content="demo" />')
        : painted;
    },
  };
}

/** Runs the component itself: what is painted first and what React draws next cannot drift apart. */
async function renderLoadingShell(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { loadingShellMarkup } = (await server.ssrLoadModule('/src/session/loadingShellMarkup.tsx')) as {
      loadingShellMarkup: () => string;
    };
    return loadingShellMarkup();
  } finally {
    await server.close();
  }
}
