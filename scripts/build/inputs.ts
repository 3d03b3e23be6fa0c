import path from 'node:path';
import { filesUnder } from '../setup/fingerprint.mjs';

/** The two ways the app is built: for the API to serve, and with the mocks inside. */
export const builds = {
  product: { output: 'packages/app/dist', mode: 'production' },
  demo: { output: 'packages/app/dist-demo', mode: 'demo' },
} as const;

export type BuildName = keyof typeof builds;

const sources = [
  'packages/app',
  'packages/contract',
  'packages/ui-kit',
  'packages/games',
  'packages/mocks',
  'scripts/vite',
];
const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

/** Files that no build reads: tests, stories, and what builds and tools leave behind. */
const leftOut = /^(node_modules|e2e|dist.*|\..*|.*\.(test|stories|spec)\.tsx?|.*\.md|routeTree\.gen\.ts)$/;

/** Every file a build of the app may depend on, as absolute paths. */
export function buildInputs(root: string): string[] {
  return [
    ...settings.map((name) => path.join(root, name)),
    ...sources.flatMap((folder) => filesUnder(path.join(root, folder), (name) => leftOut.test(name))),
  ];
}
