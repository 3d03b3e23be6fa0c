import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { serveBuilt } from '../servedBuilt.ts';
import type { Call } from './arguments.ts';
import { statesOf } from './audit.ts';
import { changedFiles } from './changed/changedFiles.ts';
import type { Planned } from './view.ts';
import { readStories, storiesNamed, type Story } from './stories.ts';

type Shown = readonly Planned['state'][];

/** Builds what is missing or older than its sources. Copies of all that was ever built would only fill the disk. */
async function build(root: string, task: 'build:demo' | 'storybook:build'): Promise<void> {
  const env = { ...process.env, WIREIT_CACHE: 'none', WIREIT_LOGGER: 'quiet-ci' };
  const program = spawn('npm', ['run', '--silent', task], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(program, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm run ${task} ended with ${code}.`);
}

const builtStories = (root: string): string => path.join(root, 'storybook-static');

async function builtStoriesOf(root: string): Promise<Story[]> {
  await build(root, 'storybook:build');
  return readStories(builtStories(root));
}

/** What a call asks for. Throws a WrongCall where there is no such thing. */
export async function whatToShow(wanted: Call['wanted'], root: string): Promise<Shown> {
  if (wanted.what === 'routes') return statesOf(wanted.route);
  if (wanted.what === 'stories') {
    const stories = await builtStoriesOf(root);
    return wanted.names ? storiesNamed(wanted.names, stories) : stories;
  }
  // It parses modules by Vite, whose loading every other call would wait for.
  const { affectedBy } = await import('./changed/affected.ts');
  const { routes, storyFiles } = affectedBy(changedFiles(root, wanted.since), root);
  console.log(`May have changed: ${routes.join(', ') || 'no route'}; ${storyFiles.length} files of stories.`);
  const stories = storyFiles.length > 0 ? await builtStoriesOf(root) : [];
  return [...routes.flatMap(statesOf), ...stories.filter(({ file }) => storyFiles.includes(file))];
}

interface Served extends AsyncDisposable {
  origins: { demo: string; stories: string };
}

/** Serves what is looked at, and builds the demo where it is. Stories have been built to know them. */
export async function serveShown(shown: Shown, root: string): Promise<Served> {
  await using servers = new AsyncDisposableStack();
  const serve = async (folder?: string): Promise<string> => servers.use(await serveBuilt(folder)).origin;
  const hasStories = shown.some((one) => 'id' in one);
  const hasRoutes = shown.some((one) => !('id' in one));
  if (hasRoutes) await build(root, 'build:demo');
  const origins = {
    demo: hasRoutes ? await serve() : '',
    stories: hasStories ? await serve(builtStories(root)) : '',
  };
  const open = servers.move();
  return { origins, [Symbol.asyncDispose]: () => open.disposeAsync() };
}
