import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reaching } from './reach.ts';

/** Routes and files of stories. */
export interface Affected {
  routes: string[];
  storyFiles: string[];
}

/** What both are built with. */
const EVERYTHING = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|packages\/[^/]+\/package\.json)$/;
/** What becomes part of every page without an import. */
const EVERY_ROUTE = /^packages\/app\/(index\.html|vite\.config\.ts|vite\/|public\/)/;
/** What every story stands in without an import. */
const EVERY_STORY = /^\.storybook\/(main\.ts|preview-head\.html|dependencies\.ts)$/;

const ROUTES = 'packages/app/src/routes';
const STAGE = '.storybook/preview.tsx';

const routeOf = (file: string): string => (file === 'index.tsx' ? '/' : `/${file.replace('.tsx', '')}`);

/** Which routes and stories of the workspace at `root` may look different, now that these files are. */
export function affectedBy(changed: readonly string[], root: string): Affected {
  if (changed.length === 0) return { routes: [], storyFiles: [] };
  const absolute = (file: string) => path.join(root, file);
  const files = new Set(changed.map(absolute));
  const reach = reaching();
  const isHit = (reached: ReadonlySet<string>) => !reached.isDisjointFrom(files);
  const matches = (...patterns: RegExp[]) => changed.some((file) => patterns.some((one) => one.test(file)));

  const routeFiles = readdirSync(absolute(ROUTES)).filter((name) => name !== '__root.tsx');
  const routePaths = new Set(routeFiles.map((name) => absolute(`${ROUTES}/${name}`)));
  // What starts the app imports every route: without them it is what all of them stand in.
  const frame = reach(absolute('packages/app/src/main.tsx'), (file) => routePaths.has(file));
  const isEveryRoute = matches(EVERYTHING, EVERY_ROUTE) || isHit(frame);
  const routes = routeFiles.filter((name) => isEveryRoute || isHit(reach(absolute(`${ROUTES}/${name}`))));

  const stories = globSync('packages/{ui-kit,games,app}/src/**/*.stories.tsx', { cwd: root }).toSorted();
  // Stories of the kit and of games make no calls: their packages may not import those who answer.
  const isAnswering = (file: string) => /^packages\/(mocks|contract)\//.test(path.relative(root, file));
  const isEveryStory = matches(EVERYTHING, EVERY_STORY) || isHit(reach(absolute(STAGE), isAnswering));
  const isEveryAppStory = isHit(reach(absolute(STAGE)));
  const storyFiles = stories.filter(
    (file) =>
      isEveryStory || (isEveryAppStory && file.startsWith('packages/app/')) || isHit(reach(absolute(file))),
  );
  return {
    routes: [...routes.map(routeOf), ...(isEveryRoute ? ['/no/such/page'] : [])].toSorted(),
    storyFiles,
  };
}
