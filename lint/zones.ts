import path from 'node:path';

/** Which packages the source of a package may import. Nobody may import `app` or `api`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'ui-kit': [],
  games: ['ui-kit'],
  mocks: ['contract'],
  api: ['contract'],
  app: ['ui-kit', 'games', 'contract'],
  '.storybook': ['ui-kit', 'contract', 'mocks'],
  scripts: [],
  lint: [],
};

const packages: readonly string[] = ['contract', 'ui-kit', 'games', 'mocks', 'api', 'app'];
const scope = '@friendbase/';

/** The mocks stand in for the API: in tests, in stories, and in the demo, which the product never loads. */
const mayUseMocks =
  /^app\/(e2e\/|vite\.config\.ts$|src\/main\.tsx$|src\/demo\/|src\/.*\.(test|stories)\.tsx?$)/;

/**
 * Says why a file of the workspace may not import something.
 *
 * @param file the importing file, relative to the workspace, with forward slashes
 * @param specifier what stands between the quotes of the import
 * @returns one sentence, or nothing when the import is allowed
 */
export function refusal(file: string, specifier: string): string | undefined {
  const from = zoneOf(file);
  if (specifier.startsWith(scope)) {
    const to = specifier.slice(scope.length).split('/')[0] ?? '';
    return to === from || isAllowed(from, to, file) ? undefined : `${from} may not import ${to}.`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const to = zoneOf(target);
  if (to === from) return betweenFeatures(file, target);
  if (!packages.includes(to)) return undefined;
  if (!isAllowed(from, to, file)) return `${from} may not import ${to}.`;
  return `Import ${scope}${to} by its name: a path goes around what the package gives out.`;
}

const zoneOf = (file: string) => file.split('/')[0] ?? '';

function isAllowed(from: string, to: string, file: string): boolean {
  return (allowed[from]?.includes(to) ?? false) || (to === 'mocks' && mayUseMocks.test(file));
}

function betweenFeatures(file: string, target: string): string | undefined {
  const from = featureOf(file);
  const to = featureOf(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  return `The feature ${from} may not import the feature ${to}. What both need belongs in app/src/lib.`;
}

const featureOf = (file: string) => /^app\/src\/features\/([^/]+)/.exec(file)?.[1];
