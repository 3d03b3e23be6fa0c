import { getContact } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';

const PATH = '/.well-known/security.txt';
const contact = { name: 'Robin', email: 'help@example.com', phone: '+1 (555) 010-0142' };

it('whoever finds a hole is told where to write, and everybody whom to ask', async () => {
  await using api = await openApi(undefined, { contact, publicOrigin: 'https://friends.example.com' });
  const answer = await fetch(`${api.address}${PATH}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:help@example.com',
      'Contact: tel:+15550100142',
      'Expires: 2025-06-01T00:00:00.000Z',
      `Canonical: https://friends.example.com${PATH}`,
      '',
    ].join('\n'),
  );
  expect(await api.visitor().call(getContact, {})).toEqual({ ...contact, sendsMail: true });
});

it('nothing is there where nobody can be reached', async () => {
  await using api = await openApi();
  expect((await fetch(`${api.address}${PATH}`)).status).toBe(404);
});
