import { reportFault, type ExceptionReport } from '@friendbase/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { json, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const exception: ExceptionReport = {
  name: 'TypeError',
  stack: [{ file: 'main-a1b2.js', line: 1, column: 2345 }],
  route: '/messages/$friendId',
};

function logged() {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  return { lines, logger };
}

describe.each(databasesInTier)('a reported exception on $name', ({ openApi }) => {
  it('is one line of the log, and says neither who nor what was written', async () => {
    const { lines, logger } = logged();
    await using api = await openApi(strangers('ann'), { logger });
    const ann = await api.as('ann');
    const sent = { ...exception, message: 'Dear diary', userId: 'ann-id' };
    const answer = await ann.request(reportFault.path, json('POST', sent));
    expect(answer.status).toBe(204);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'exception in the app',
      exception: 'TypeError',
      route: '/messages/$friendId',
      stack: ['main-a1b2.js:1:2345'],
    });
    expect(lines[0]).not.toMatch(/diary|ann|127\.0/);
  });

  it('cannot flood the log from one address', async () => {
    const { lines, logger } = logged();
    await using api = await openApi(undefined, { logger });
    const tries = reportFault.limit?.tries ?? 0;
    for (let n = 0; n < tries; n += 1) await api.visitor().call(reportFault, { body: exception });
    await expect(api.visitor().call(reportFault, { body: exception })).rejects.toMatchObject({ status: 429 });
    expect(lines).toHaveLength(tries);
  });
});
