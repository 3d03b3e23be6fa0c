// Not the journeys' own `test`: servers and browsers of their own, which break.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { tier } from '../journey.ts';
import { expectNoShift } from '../layoutShift.ts';
import { openTold, sharePost, twoFriends, writeTo, type NewMember } from '../people.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../api/testing/breakingServer.ts');
/** How often it breaks under one page. */
const BREAKS = 3;

/** The product on a server of its own, which can be broken. */
async function openBreaking(how: 'kill' | 'crash') {
  const child = fork(PROGRAM, [how], { stdio: 'ignore' });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    /** Once it is up again. */
    breakDown: async () => {
      child.send('break');
      await once(child, 'message');
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

const inChat = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true });

/** A database that has crashed refuses some calls for a moment. */
async function surely(write: (key: string) => Promise<unknown>): Promise<void> {
  const key = crypto.randomUUID();
  await expect(() => write(key)).toPass();
}

const storedOf = async ({ request, id }: NewMember, partner: NewMember): Promise<string[]> => {
  const stored = (await (await request.get(`/api/messages/${id}/${partner.id}`)).json()) as {
    content: string;
  }[];
  return stored.map(({ content }) => content);
};

const isBack = (page: Page) => expect(page.getByText('New messages come by themselves.')).toBeVisible();

for (const [what, how] of [
  ['the server is killed', 'kill'],
  ['PostgreSQL crashes', 'crash'],
] as const) {
  test(
    `where ${what}, what comes is on the page that stays open, once each`,
    tier(true),
    async ({ browser }) => {
      await using server = await openBreaking(how);
      const [ann, ben] = await twoFriends(browser, server.address);
      await openTold(ann.page, `/messages?with=${ben.member.id}`);
      const home = await ann.page.context().newPage();
      await home.goto('/');
      await sharePost(ben.member, 'Shared before all breaks');
      await expect(home.getByRole('button', { name: '1 new post', exact: true })).toBeVisible();
      const field = ann.page.getByRole('textbox', { name: 'Your message' });
      for (let n = 1; n <= BREAKS; n += 1) {
        await surely((key) => writeTo(ann.member, ben.member, `Before break ${n}`, key));
        const isUp = server.breakDown();
        await field.fill(`In break ${n}`);
        await field.press('Enter');
        await isUp;
        await surely((key) => writeTo(ann.member, ben.member, `After break ${n}`, key));
        await surely((key) => sharePost(ben.member, `Shared after break ${n}`, key));
        await expect(async () => {
          // What a server without its database refused stays in the field, and is sent by the next press.
          if ((await field.inputValue()) !== '') await field.press('Enter');
          expect(await storedOf(ann.member, ben.member)).toContain(`In break ${n}`);
        }).toPass();
      }
      for (let n = 1; n <= BREAKS; n += 1)
        for (const words of [`Before break ${n}`, `In break ${n}`, `After break ${n}`])
          await expect(inChat(ann.page, words)).toHaveCount(1);
      await isBack(ann.page);
      await home.getByRole('button', { name: `${BREAKS + 1} new posts`, exact: true }).click();
      await expect(home.getByRole('article').filter({ hasText: /Shared (before|after)/ })).toHaveCount(
        BREAKS + 1,
      );
      expect(await storedOf(ann.member, ben.member)).toHaveLength(3 * BREAKS);
      await expect(ann.page.getByRole('log').getByText(/^(Before|In|After) break \d$/)).toHaveCount(
        3 * BREAKS,
      );
      await expectNoShift(ann.page);
    },
  );
}
