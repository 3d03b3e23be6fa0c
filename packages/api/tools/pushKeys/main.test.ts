import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { runProgram } from '../../testing/program.ts';

const run = (...args: string[]) => runProgram({}, args, join(import.meta.dirname, 'main.ts'));

describe('the program that makes keys for pushes', () => {
  it.each([[], ['help@example.com'], ['mailto:help@example.com', 'more']])(
    'asks for an address where it is given %j',
    async (...args) => {
      await using program = run(...args);
      expect(await program.ended).toEqual({
        code: 2,
        stdout: '',
        stderr: 'Write where push services reach you: npm run push-keys -- mailto:you@example.com\n',
      });
    },
  );

  it('writes lines that the server takes', async () => {
    await using program = run('mailto:help@example.com');
    const { code, stdout } = await program.ended;
    expect(code).toBe(0);
    const env = Object.fromEntries(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/)),
    ) as Record<string, string>;
    expect(readConfig(env, { rootDir: '/', workDir: '/' }).push).toMatchObject({
      publicKey: env['VAPID_PUBLIC_KEY'],
      subject: 'mailto:help@example.com',
    });
  });
});
