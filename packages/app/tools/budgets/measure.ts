import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Chunk, type Manifest, readManifest, withImports } from './manifest.ts';

/**
 * Limits in bytes; 1 KB is 1000. Scripts and styles as Brotli sends them, fonts as they are. The frame of a
 * member's pages (router, header, menu) is no route: it is loaded once, after log in.
 */
export const limits = {
  authScript: 130_000,
  homeScript: 165_000,
  demoScript: 225_000,
  /** In idle time, beyond what a screen works with: what a press may need next. */
  fetchedAhead: 80_000,
  style: 15_000,
  font: 40_000,
  /** A font that few members choose, and nobody else loads. */
  chosenFont: 125_000,
  /** With Home, which nearly every visit begins with (decision 0123). */
  memberFrame: 46_000,
  onDemand: 25_000,
  /** The package of games, without React, React Aria, XState and the kit. Source: owner's budget for the games. */
  games: 40_000,
};

type Is = (key: string, chunk: Chunk | undefined) => boolean;
const isEntry: Is = (_key, chunk) => chunk?.isEntry === true;
const isOfAuth: Is = (key, chunk) => chunk?.name === 'visitor' || /\/AuthScreen\b/.test(key);
const isMemberFrame: Is = (key, chunk) => chunk?.name === 'member' || /\/MemberArea\b/.test(key);
/** What several pages share has a line of its own, like the frame, and is not counted for each of them. */
const isShared: Is = (_key, chunk) => /^(focus|disclosure|choices|dialogs|common)$/.test(chunk?.name ?? '');
const isOfDemo: Is = (key) => /\/(startInBrowser|network)\b/.test(key);

/** Loaded beside the frame, and hydrated as it comes (`homeParts.ts`). */
const isPartOfHome: Is = (key) =>
  /\/home\/(HomeAside|composer\/PostComposer|feed\/(FeedNews|SharedMedia))\.tsx$/.test(key);
const isFrom =
  (source: string): Is =>
  (key) =>
    key === source;

/** What each source that calls `whenIdle` fetches then. */
export const FETCHED_AHEAD = {
  'src/comfort/useHeaderTools.tsx': [isFrom('src/comfort/PageReader.tsx')],
  'src/features/auth/usePasskeys.ts': [isFrom('src/help/passkeys/onDemand.ts')],
  'src/main.tsx': [isOfAuth],
  'src/MemberArea.tsx': [isFrom('src/startLive.ts'), isFrom('src/startOutbox.ts')],
  'src/features/home/composer/PostComposer.tsx': [isFrom('src/features/home/composer/ComposerParts.tsx')],
  'src/features/home/feed/Feed.tsx': [isFrom('src/features/home/feed/PostMore.tsx')],
  'src/features/home/feed/PostMedia.tsx': [
    isFrom('src/features/home/picker/PostPicker.tsx'),
    isFrom('src/uploads/picker/ChooseFiles.tsx'),
    isFrom('src/uploads/picker/ChosenFiles.tsx'),
    isFrom('src/uploads/openMediaDraft.ts'),
  ],
} satisfies Record<string, Is[]>;

const limitOf = (key: string, chunk: Chunk | undefined): number =>
  isMemberFrame(key, chunk) ? limits.memberFrame : limits.onDemand;

export interface Measure {
  /** What was measured, in words. */
  what: string;
  bytes: number;
  limit: number;
}

/**
 * Weighs a built app, the way a first visit loads it.
 *
 * @param dist the folder with `index.html` and `.vite/manifest.json`
 * @throws when there is no such build, the page names no script, or what is fetched ahead is not in it
 */
export function measure(dist: string): Measure[] {
  const manifest = readManifest(dist);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  if (scriptsOf(page).length === 0) throw new Error(`${dist}/index.html names no script.`);
  const weighFirst = (screen: string, chunks: Set<string>, scriptLimit: number) => {
    const scripts = new Set([...scriptsOf(page), ...filesOf(manifest, chunks)]);
    const styles = new Set([...stylesOf(page), ...[...chunks].flatMap((key) => manifest[key]?.css ?? [])]);
    return [
      { what: `script of ${screen}`, bytes: weigh(dist, scripts), limit: scriptLimit },
      { what: `style of ${screen}`, bytes: weighTogether(dist, styles), limit: limits.style },
    ];
  };
  return [
    ...weighFirst('the auth screen', chunksOf(manifest, isEntry, isOfAuth), limits.authScript),
    ...weighFirst('Home', chunksOf(manifest, isEntry, isMemberFrame), limits.homeScript),
    ...fetchedAhead(dist, manifest),
    ...onDemand(dist, manifest),
    ...fonts(dist),
  ];
}

/**
 * Weighs what the demo loads before its first screen: the app, the mocks, and the network that asks them.
 *
 * @throws when there is no such build
 */
export function measureDemo(dist: string): Measure {
  const manifest = readManifest(dist);
  const chunks = chunksOf(manifest, isEntry, isOfAuth, isOfDemo);
  return {
    what: 'script of the demo',
    bytes: weigh(dist, filesOf(manifest, chunks)),
    limit: limits.demoScript,
  };
}

/** Only what is beyond its limit. */
export function tooHeavy(measures: readonly Measure[]): Measure[] {
  return measures.filter(({ bytes, limit }) => bytes > limit);
}

/** The chunks of which one of these holds, with all they import. */
function chunksOf(manifest: Manifest, ...wanted: Is[]): Set<string> {
  const keys = Object.keys(manifest).filter((key) => wanted.some((is) => is(key, manifest[key])));
  return withImports(manifest, keys);
}

/** What screens fetch in idle time, without what they have by then. */
function fetchedAhead(dist: string, manifest: Manifest): Measure[] {
  const weighAhead = (screen: string, there: Is[], ahead: Is[]): Measure => {
    // A source that was renamed would weigh nothing.
    if (ahead.some((is) => chunksOf(manifest, is).size === 0))
      throw new Error(`${dist} lacks something of what ${screen} fetches ahead.`);
    const files = filesOf(manifest, chunksOf(manifest, ...ahead).difference(chunksOf(manifest, ...there)));
    return {
      what: `script of what ${screen} fetches ahead`,
      bytes: weigh(dist, files),
      limit: limits.fetchedAhead,
    };
  };
  const by = (...callers: (keyof typeof FETCHED_AHEAD)[]) =>
    callers.flatMap((caller) => FETCHED_AHEAD[caller]);
  const home = [isEntry, isMemberFrame, isPartOfHome];
  const aheadOnHome = by(
    'src/comfort/useHeaderTools.tsx',
    'src/main.tsx',
    'src/MemberArea.tsx',
    'src/features/home/composer/PostComposer.tsx',
    'src/features/home/feed/Feed.tsx',
  );
  return [
    weighAhead(
      'the auth screen',
      [isEntry, isOfAuth],
      by('src/comfort/useHeaderTools.tsx', 'src/features/auth/usePasskeys.ts'),
    ),
    weighAhead('Home', home, aheadOnHome),
    // Its button for pictures comes with the opened composer.
    weighAhead('the open composer', [...home, ...aheadOnHome], by('src/features/home/feed/PostMedia.tsx')),
  ];
}

/**
 * Each chunk loaded on demand, with the bytes it adds. A chunk that others build upon, such as the frame of a
 * member's pages, has a line of its own.
 */
function onDemand(dist: string, manifest: Manifest): Measure[] {
  const start = chunksOf(manifest, isEntry);
  // A group of the build is no entry of its own.
  const isLater: Is = (key, chunk) =>
    chunk?.isDynamicEntry === true || [isOfAuth, isMemberFrame, isShared].some((is) => is(key, chunk));
  const keys = Object.keys(manifest).filter((key) => isLater(key, manifest[key]) && !start.has(key));
  // The auth screen has a limit as a whole.
  const lines = keys.filter((key) => !isOfAuth(key, manifest[key]));
  return lines.map((key) => {
    const needed = withImports(manifest, [key]);
    const others = keys.filter((other) => other !== key && needed.has(other));
    const there = start.union(withImports(manifest, others));
    const files = filesOf(manifest, needed.difference(there));
    return {
      what: `script of ${key}`,
      bytes: weigh(dist, files),
      limit: limitOf(key, manifest[key]),
    };
  });
}

const isChosen = (font: string) => font.includes('opendyslexic');

function fonts(dist: string): Measure[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map((file) => ({
      what: `font ${file}`,
      bytes: statSync(path.join(dist, file)).size,
      limit: isChosen(file) ? limits.chosenFont : limits.font,
    }));
}

function filesOf(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = [...keys].map((key) => manifest[key]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** By content: what several screens share is compressed once, which is nearly all the time that measuring takes. */
const sizes = new Map<string, number>();

function compressed(content: Buffer): number {
  const key = hash('sha256', content);
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  sizes.set(key, length);
  return length;
}

function weigh(dist: string, files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + compressed(readFileSync(path.join(dist, file))), 0);
}

/** Style sheets stand in the page (decision 0076), so they are compressed as one. */
function weighTogether(dist: string, files: Iterable<string>): number {
  return compressed(Buffer.concat([...files].map((file) => readFileSync(path.join(dist, file)))));
}

/** Scripts and preloaded modules that the page itself names, without their leading slash. */
function scriptsOf(page: string): string[] {
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .flatMap((tag) => /(?:src|href)="?\/?([^"\s>]+\.js)/.exec(tag)?.[1] ?? []);
}

function stylesOf(page: string): string[] {
  const tags = page.match(/<link\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => /rel="?stylesheet/.test(tag))
    .flatMap((tag) => /href="?\/?([^"\s>]+\.css)/.exec(tag)?.[1] ?? []);
}
