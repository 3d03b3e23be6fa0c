type Files = Record<string, () => Promise<string>>;

const sheets: Files = import.meta.glob<string>('../../packages/{ui-kit,games,app}/src/**/*.css', {
  query: '?raw',
  import: 'default',
});
const modules: Files = import.meta.glob<string>(
  ['../../packages/ui-kit/src/{components,patterns}/**/*.tsx', '!**/*.{stories,test,guide}.tsx'],
  { query: '?raw', import: 'default' },
);
const stories = Object.keys(
  import.meta.glob('../../packages/ui-kit/src/{components,patterns}/**/*.stories.tsx'),
);

const IMPORTED = /(?:from|import) '(\.[^']+)'/g;
const CUSTOM_PROPERTY = /var\((--[\w-]+)/g;
const IS_DEFINED_HERE = /(--[\w-]+)\s*:/g;

/** The folder of a file, from the root of the repository. */
const folderOf = (path: string) => path.replace(/^(\.\.?\/)+/, '').replace(/\/[^/]+$/, '');
const hasPage = (folder: string) => stories.some((story) => folderOf(story) === folder);

/** A path beside a file, as the lists above write it. */
const beside = (path: string, target: string) =>
  `../..${new URL(target, new URL(path.replace('../..', ''), 'file:///')).pathname}`;

/** Adds the sheets a module imports, also by way of parts that have no page of their own. */
async function collect(path: string, found: Set<string>): Promise<void> {
  if (found.has(path)) return;
  found.add(path);
  const source = (await modules[path]?.()) ?? '';
  const targets = [...source.matchAll(IMPORTED)].map(([, target = '']) => beside(path, target));
  const own = targets.filter((target) => target.endsWith('.css') || !hasPage(folderOf(target)));
  await Promise.all(own.map((target) => collect(target, found)));
}

/**
 * The tokens that the style sheets of a component read, sorted by name. Custom properties that a sheet
 * sets for itself are no tokens.
 *
 * @param storyFile the path of the component's stories, as Storybook knows it
 */
export async function tokensOf(storyFile: string): Promise<string[]> {
  const folder = folderOf(storyFile);
  const own = Object.keys({ ...sheets, ...modules }).filter((path) => folderOf(path) === folder);
  const found = new Set<string>();
  await Promise.all(own.map((path) => collect(path, found)));
  const texts = await Promise.all([...found].map(async (path) => await sheets[path]?.()));
  const names = (pattern: RegExp) =>
    new Set([...texts.join('\n').matchAll(pattern)].map(([, name = '']) => name));
  const ownNames = names(IS_DEFINED_HERE);
  return [...names(CUSTOM_PROPERTY)].filter((name) => !ownNames.has(name)).toSorted();
}
