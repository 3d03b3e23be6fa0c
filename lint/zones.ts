import { posix } from 'node:path';

/** Which packages the source of a package may import. Nobody may import `app` or `api`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'ui-kit': [],
  games: ['ui-kit'],
  mocks: ['contract'],
  api: ['contract'],
  app: ['ui-kit', 'games', 'contract'],
  '.storybook': ['ui-kit', 'games', 'contract', 'mocks'],
  scripts: [],
  lint: [],
};

const packages: readonly string[] = ['contract', 'ui-kit', 'games', 'mocks', 'api', 'app'];
const scope = '@friendbase/';

/** The mocks stand in for the API: in tests, in stories and on their stage, and in the demo, which the product never loads. */
const mayUseMocks =
  /^app\/(e2e\/|vite\.config\.ts$|src\/main\.tsx$|src\/demo\/|testing\/|src\/.*\.(test|stories)\.tsx?$)/;

/**
 * Says why a file of the workspace may not import something.
 *
 * @param path the importing file, relative to the workspace, with forward slashes
 * @param specifier what stands between the quotes of the import
 * @returns one sentence, or nothing when the import is allowed
 */
export function violation(path: string, specifier: string): string | undefined {
  const file = withoutFolder(path);
  const from = zoneOf(file);
  if (specifier.startsWith(scope)) {
    const to = specifier.slice(scope.length).split('/')[0] ?? '';
    return to === from || isAllowed(from, to, file) ? undefined : `${from} may not import ${to}.`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = withoutFolder(posix.join(posix.dirname(path), specifier));
  const to = zoneOf(target);
  if (to === from) {
    if (isScaffolding(file, target)) return `${from}/src may not import the test scaffolding in testing/.`;
    if (from === 'app') return insideApp(file, target);
    if (from === 'ui-kit') return insideKit(file, target);
    return from === 'api' ? insideApi(file, target) : undefined;
  }
  if (!packages.includes(to)) return undefined;
  if (!isAllowed(from, to, file)) return `${from} may not import ${to}.`;
  return `Import ${scope}${to} by its name: a path goes around what the package gives out.`;
}

/** Packages are named by their own folder, like `lint` and `scripts` beside them. */
const withoutFolder = (path: string) => path.replace(/^packages\//, '');

const zoneOf = (file: string) => file.split('/')[0] ?? '';

function isAllowed(from: string, to: string, file: string): boolean {
  return (allowed[from]?.includes(to) ?? false) || (to === 'mocks' && mayUseMocks.test(file));
}

/** The product's own patterns are made of components, and no component of a pattern. */
function insideKit(file: string, target: string): string | undefined {
  return !isOnStage.test(file) &&
    file.startsWith('ui-kit/src/components/') &&
    target.startsWith('ui-kit/src/patterns/')
    ? 'components may not import patterns above them.'
    : undefined;
}

/** The layers of the app, top first. A file imports from its own folder and from the layers below, never beside or above. */
const appLayers: readonly (readonly string[])[] = [
  ['routes'],
  ['features'],
  ['safety'],
  ['people', 'comfort', 'help', 'live', 'notices', 'session', 'uploads'],
  ['outbox'],
  ['data'],
  ['lib'],
  ['words'],
];

/** A place in the app: how deep its layer lies, and the folder within which imports are free. */
interface Place {
  depth: number;
  room: string;
}

/** Where a file of the app stands; files beside the layers (`main.tsx`, `demo/`) stand above them all. */
function placeOf(file: string): Place | undefined {
  const [, layer = '', inner = ''] = /^app\/src\/(\w+)\/([^/]+)/.exec(file) ?? [];
  const depth = appLayers.findIndex((layers) => layers.includes(layer));
  if (depth === -1) return undefined;
  return { depth, room: layer === 'features' ? `features/${inner}` : layer };
}

/** The app's client: one place knows every call, and what each invalidates. */
const client = 'app/src/data/call.ts';

/** Tests and stories put a part on the whole app's stage. */
const isOnStage = /\.(test|stories)\.tsx?$/;

/** Only tests and stories import the scaffolding beside `src`: nothing of it is served or published. */
const isScaffolding = (file: string, target: string): boolean =>
  /^[\w-]+\/src\//.test(file) && !isOnStage.test(file) && /^[\w-]+\/testing\//.test(target);

function insideApp(file: string, target: string): string | undefined {
  const from = placeOf(file);
  const to = placeOf(target);
  if (!from || from.room === to?.room) return undefined;
  if (!to) {
    return isOnStage.test(file) || !target.startsWith('app/src/')
      ? undefined
      : `${from.room} may not import what stands above the routes.`;
  }
  if (target === client) return `${from.room} may not call by itself. Calls stand in data/, by subject.`;
  if (to.depth > from.depth) return undefined;
  const isBeside = to.depth === from.depth;
  return isBeside
    ? `${from.room} may not import ${to.room} beside it. What both need belongs in a layer below.`
    : `${from.room} may not import ${to.room} above it. What it needs can be given to it.`;
}

/** The layers of the API, top first; what stands beside them (`app.ts`, `seeds/`) may import them all. */
const apiLayers: readonly string[] = ['modules', 'http', 'pictures', 'processes', 'storage', 'live', 'db'];

/** Files below all layers: they import nothing of them. */
const apiGround: readonly string[] = ['api/src/config.ts', 'api/src/startError.ts'];

function insideApi(file: string, target: string): string | undefined {
  if (isOnStage.test(file)) return undefined;
  const [from, to] = [file, target].map((one) => /^api\/src\/(\w+)\//.exec(one)?.[1] ?? '');
  const depth = apiLayers.indexOf(from ?? '');
  if (depth === -1 || from === to || !target.startsWith('api/src/')) return undefined;
  const isBelow = apiLayers.indexOf(to ?? '') > depth;
  return isBelow || apiGround.includes(target)
    ? undefined
    : `${from} may not import ${to || 'what stands'} above it.`;
}
