const sheets = import.meta.glob<string>('../../packages/{ui-kit,games,app}/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CUSTOM_PROPERTY = /var\((--[\w-]+)/g;
const IS_DEFINED_HERE = /(--[\w-]+)\s*:/g;

/** The folder of a file, from the root of the repository. */
const folderOf = (path: string) => path.replace(/^(\.\.?\/)+/, '').replace(/\/[^/]+$/, '');

/**
 * The tokens that the style sheets of a component read, sorted by name. Custom properties that a sheet
 * sets for itself are no tokens.
 *
 * @param storyFile the path of the component's stories, as Storybook knows it
 */
export function tokensBeside(storyFile: string): string[] {
  const folder = folderOf(storyFile);
  const text = Object.entries(sheets)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, sheet]) => sheet)
    .join('\n');
  const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const ownNames = names(IS_DEFINED_HERE);
  return [...names(CUSTOM_PROPERTY)].filter((name) => !ownNames.has(name)).toSorted();
}
