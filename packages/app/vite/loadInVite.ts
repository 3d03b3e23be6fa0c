import { createServer } from 'vite';

/** Loads a module of the app as Vite would serve it, with what it imports: TypeScript, JSX and style sheets. */
export async function loadInVite<Module>(root: string, id: string): Promise<Module> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule(id)) as Module;
  } finally {
    await server.close();
  }
}
