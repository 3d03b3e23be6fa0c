import { commands } from './commands.mjs';
import { passSignalsOn, run } from './child.mjs';
import { install } from './install.mjs';
import { pinnedNode, root } from './paths.mjs';
import { PlainError } from './say.mjs';

/**
 * Sets up what is missing, then runs the steps of one command under the pinned Node, and exits as they do.
 *
 * @param {string[]} argv the command and what follows it
 */
export async function main([name = '', ...rest]) {
  passSignalsOn();
  try {
    const steps = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!steps)
      throw new PlainError(`There is no "${name}". There are: ${Object.keys(commands).join(', ')}.`, 2);
    await install();
    process.exitCode = await runSteps(steps(rest));
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

/** @param {import('./commands.mjs').Step[]} steps */
async function runSteps(steps) {
  for (const { args, env } of steps) {
    const code = await run(pinnedNode(), args, { cwd: root, env: { ...process.env, ...env } });
    if (code !== 0) return code;
  }
  return 0;
}
