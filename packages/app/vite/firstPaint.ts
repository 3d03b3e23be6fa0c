import { createServer, type Plugin } from 'vite';

interface FirstPaintOptions {
  /** Whether the page itself says that the demo account exists. The product's server says so at its start. */
  isDemoOffered: boolean;
}

/** Puts the loading frame's markup into `index.html`, so that the first HTML paints before any script runs. */
export function firstPaint({ isDemoOffered }: FirstPaintOptions): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'friendbase:first-paint',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async transformIndexHtml(html) {
      const offered = isDemoOffered
        ? html.replace('<!--demo-account-->', '<meta name="demo-account" content="demo" />')
        : html;
      // With hot reload nobody waits for a first paint.
      return isBuild ? offered.replace('<!--first-paint-->', await renderLoadingShell(root)) : offered;
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
