import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../scripts/tempFolder.ts';
import { FETCHED_AHEAD, measure, measureDemo, tooHeavy } from './measure.ts';

/** Text that no compression makes much smaller. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');

const AHEAD = [
  'src/comfort/PageReader.tsx',
  'src/help/passkeys/onDemand.ts',
  'src/startLive.ts',
  'src/startOutbox.ts',
  'src/features/home/composer/ComposerParts.tsx',
  'src/features/home/feed/PostMore.tsx',
  'src/features/home/picker/PostPicker.tsx',
  'src/uploads/picker/ChooseFiles.tsx',
  'src/uploads/picker/ChosenFiles.tsx',
  'src/uploads/openMediaDraft.ts',
].map((source) => ({ source, file: `assets/${path.parse(source).name}.js` }));

/** A build with one entry, an auth screen on demand, the member's frame with Home, and a page in it, all light. */
function aBuild() {
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['assets/main.css'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    '_auth.js': { file: 'assets/auth.js', name: 'visitor', imports: ['index.html'] },
    '_frame.js': { file: 'assets/frame.js', name: 'member', imports: ['_shared.js'] },
    'src/routes/games.tsx': {
      file: 'assets/games.js',
      isDynamicEntry: true,
      imports: ['_frame.js', '_chess.js'],
    },
    '_chess.js': { file: 'assets/chess.js' },
    ...Object.fromEntries(AHEAD.map(({ source, file }) => [source, { file, imports: ['_shared.js'] }])),
  };
  return tempFolder({
    'index.html':
      '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/hint.js">' +
      '<link rel="stylesheet" href="/assets/main.css">',
    '.vite/manifest.json': JSON.stringify(manifest),
    'assets/main.js': 'main()',
    'assets/shared.js': 'shared()',
    'assets/hint.js': 'hint()',
    'assets/auth.js': 'auth()',
    'assets/frame.js': 'frame()',
    'assets/games.js': 'games()',
    'assets/chess.js': 'chess()',
    'assets/main.css': 'p{color:red}',
    'assets/text.woff2': 'font',
    ...Object.fromEntries(AHEAD.map(({ file }) => [file, 'ahead()'])),
  });
}

describe('the byte budgets', () => {
  it.each([
    ['assets/main.js', ['the auth screen', 'Home']],
    ['assets/shared.js', ['the auth screen', 'Home']],
    ['assets/hint.js', ['the auth screen', 'Home']],
    ['assets/auth.js', ['the auth screen', 'what Home fetches ahead']],
    ['assets/frame.js', ['Home', '_frame.js']],
  ])('count %s as script of %j', (file, screens) => {
    using dist = aBuild();
    dist.write(file, noise(420_000));
    expect(tooHeavy(measure(dist.folder)).map(({ what }) => what)).toEqual(
      screens.map((screen) => `script of ${screen}`),
    );
  });

  it.each(['assets/games.js', 'assets/chess.js'])('count %s once, as script of its page', (file) => {
    using dist = aBuild();
    dist.write(file, noise(60_000));
    expect(tooHeavy(measure(dist.folder)).map(({ what }) => what)).toEqual([
      'script of src/routes/games.tsx',
    ]);
  });

  it.each([
    ['PageReader', ['the auth screen', 'Home']],
    ['onDemand', ['the auth screen']],
    ['startLive', ['Home']],
    ['startOutbox', ['Home']],
    ['ComposerParts', ['Home']],
    ['PostMore', ['Home']],
    ['PostPicker', ['the open composer']],
    ['ChooseFiles', ['the open composer']],
    ['ChosenFiles', ['the open composer']],
    ['openMediaDraft', ['the open composer']],
  ])('count %s as what %j fetches ahead', (name, screens) => {
    using dist = aBuild();
    dist.write(`assets/${name}.js`, noise(180_000));
    expect(tooHeavy(measure(dist.folder)).map(({ what }) => what)).toEqual(
      screens.map((screen) => `script of what ${screen} fetches ahead`),
    );
  });

  it('know every source that fetches something ahead', () => {
    const app = path.join(import.meta.dirname, '../..');
    const isCaller = (file: string) =>
      /\b(whenIdle|useLoadedWhenIdle)\(/.test(readFileSync(path.join(app, file), 'utf8'));
    const sources = globSync('src/**/*.{ts,tsx}', {
      cwd: app,
      exclude: (file) => /laterPart\.ts$|\.test\.tsx?$/.test(file),
    });
    expect(sources.filter(isCaller).toSorted()).toEqual(Object.keys(FETCHED_AHEAD).toSorted());
  });

  it('refuse a build that lacks what is fetched ahead', () => {
    using dist = aBuild();
    const manifest = path.join(dist.folder, '.vite/manifest.json');
    dist.write(
      '.vite/manifest.json',
      readFileSync(manifest, 'utf8').replace('src/startLive.ts', 'src/live.ts'),
    );
    expect(() => measure(dist.folder)).toThrow('what Home fetches ahead');
  });

  it('count what the demo loads to answer its own calls', () => {
    using dist = aBuild();
    const manifest = {
      'index.html': { file: 'assets/main.js', isEntry: true },
      'src/demo/startInBrowser.tsx': { file: 'assets/demo.js', isDynamicEntry: true },
      '../mocks/src/network.ts': { file: 'assets/network.js', isDynamicEntry: true },
    };
    dist.write('.vite/manifest.json', JSON.stringify(manifest));
    dist.write('assets/demo.js', noise(240_000));
    dist.write('assets/network.js', noise(240_000));
    expect(tooHeavy([measureDemo(dist.folder)]).map(({ what }) => what)).toEqual(['script of the demo']);
  });

  it('refuse a heavy style and a heavy font', () => {
    using dist = aBuild();
    dist.write('assets/main.css', noise(40_000));
    dist.write('assets/text.woff2', noise(41_000));
    const heavy = tooHeavy(measure(dist.folder)).map(({ what }) => what);
    expect(heavy).toEqual(['style of the auth screen', 'style of Home', 'font assets/text.woff2']);
  });

  it('refuse a build without a list of its files', () => {
    using dist = tempFolder({ 'index.html': '<script src="/assets/main.js"></script>' });
    expect(() => measure(dist.folder)).toThrow('manifest.json');
  });

  it('hold for a light build', () => {
    using dist = aBuild();
    expect(tooHeavy(measure(dist.folder))).toEqual([]);
  });

  it.each([
    ['a light build passes', 10, 0],
    ['a heavy build fails', 420_000, 1],
  ])('print every number: %s', (_case, bytes, code) => {
    using dist = aBuild();
    dist.write('assets/main.js', noise(bytes));
    const args = [path.join(import.meta.dirname, 'main.ts'), dist.folder, dist.folder];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toHaveLength(12);
    expect(status).toBe(code);
  });
});
