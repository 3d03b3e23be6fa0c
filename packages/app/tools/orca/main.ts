import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { meet, scenes } from './scenes.ts';
import type { Scene } from './scenes.ts';

/**
 * Listens to what happens on a page through a real Orca, and writes down what it said. `ORCA_SESSION` is a program that drives Orca in
 * Chromium: it takes an address, a file of steps (keys of xdotool, `type:`, `wait:`, `eval:`, `run:`) and a file for what
 * was said, a line of JSON for each step. Where there is none this one says so, and changes nothing.
 *
 * `ORCA_SESSION=… node packages/app/tools/orca/main.ts http://127.0.0.1:3000 [scene]`
 */
const OUT = path.join(import.meta.dirname, '../../../../docs/accessibility/transcripts');
const run = promisify(execFile);

interface Heard {
  key: string;
  said: string[];
}

/** What Orca says of each step. */
async function listen(program: string, address: string, steps: readonly string[]): Promise<Heard[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-orca-'));
  const [keys, out] = [path.join(folder, 'keys.txt'), path.join(folder, 'out.jsonl')];
  try {
    writeFileSync(keys, `${steps.join('\n')}\n`);
    await run(program, ['--no-say-all', address, keys, out]);
    return readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Heard);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In words of ours: addresses, ids and cookies are nobody's to read. */
function transcript({ title, steps }: Scene, heard: readonly Heard[]): string {
  const lines = steps.map(({ does }, n) => {
    // The page was opened by the steps before.
    const said = heard.at(n - steps.length)?.said ?? [];
    return `| ${does} | ${said.map((words) => words.replaceAll('|', '/')).join('<br>') || '–'} |`;
  });
  return [
    `# ${title}`,
    '',
    'What Orca 43 said in Chromium, in the order in which it said it. Written by `packages/app/tools/orca/main.ts`.',
    '',
    '| what happens | what is said |',
    '|---|---|',
    ...lines,
    '',
  ].join('\n');
}

const [origin = 'http://127.0.0.1:3000', only] = process.argv.slice(2);
const program = process.env['ORCA_SESSION'];
if (program === undefined) {
  process.stdout.write('There is no Orca to listen to: ORCA_SESSION names no program.\n');
} else {
  for (const [name, scene] of Object.entries(scenes)) {
    if (only !== undefined && only !== name) continue;
    const made = scene(await meet(origin));
    const steps = [...made.opening, ...made.steps.map(({ step }) => step)];
    const heard = await listen(program, `${origin}/healthz`, steps);
    writeFileSync(path.join(OUT, `${name}.md`), transcript(made, heard));
    const problem = made.check(heard.slice(-made.steps.length).map(({ said }) => said.join(' ')));
    process.stdout.write(`${name}: ${problem ?? 'as it should be'}\n`);
    if (problem !== undefined) process.exitCode = 1;
  }
}
