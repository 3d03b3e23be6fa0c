import { describe, expect, it } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { tempFolder } from '../testing/tempFolder.ts';

const parent = `
  const { passSignalsOn, run } = await import(${JSON.stringify(new URL('child.mjs', import.meta.url).href)});
  passSignalsOn();
  process.exitCode = await run(process.execPath, [process.argv[2]]);
`;

/** Runs `child` under our way of running programs. */
function nest(child: string) {
  const place = tempFolder({ 'parent.mjs': parent, 'child.mjs': child });
  const program = startProgram([`${place.folder}/parent.mjs`, `${place.folder}/child.mjs`]);
  return {
    ...program,
    [Symbol.dispose]() {
      program[Symbol.dispose]();
      place[Symbol.dispose]();
    },
  };
}

describe('a program run by ours', () => {
  it.each([0, 1, 2])('passes its exit code %i on', async (code) => {
    using program = nest(`process.exitCode = ${code}`);
    expect((await program.ended).code).toBe(code);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'hears %s once and ends in its own way',
    async (signal) => {
      using program = nest(`
      let heard = 0;
      process.on('${signal}', () => {
        heard += 1;
        console.log('heard');
        setTimeout(() => process.exit(10 + heard), 300);
      });
      setInterval(() => {}, 1000);
      console.log('ready');
    `);
      await program.says('ready');
      program.stop(signal);
      program.stop(signal);
      expect((await program.ended).code).toBe(11);
    },
  );

  it('is ended long before it would end by itself when it does not listen', async () => {
    using program = nest(`
      process.on('SIGTERM', () => setTimeout(() => process.exit(0), 20_000));
      setInterval(() => {}, 1000);
      console.log('ready');
    `);
    await program.says('ready');
    program.stop('SIGTERM');
    expect((await program.ended).code).toBe(137);
  });
});
