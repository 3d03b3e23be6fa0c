import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { untilReady } from './journey.ts';

/** A member of the product, with a browser or none, who is logged in there. */
export interface NewMember {
  id: string;
  username: string;
  displayName: string;
  request: APIRequestContext;
}

/** Of everybody who is signed up here. */
export const PASSWORD = 'quiet lake morning';

/** Signs up somebody whom no other test knows. */
export async function signUp(request: APIRequestContext, displayName: string): Promise<NewMember> {
  const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const answer = await request.post('/api/auth/register', {
    data: {
      username,
      email: `${username}@example.com`,
      displayName,
      password: PASSWORD,
      challengeType: 'cognitive',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await (await request.get('/api/auth/me')).json()) as { id: string };
  return { id, username, displayName, request };
}

/** Logs somebody in, in place of whoever was there. */
export async function logIn(
  request: APIRequestContext,
  { username }: Pick<NewMember, 'username'>,
): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Shares a post with everyone, without a page. */
export async function sharePost({ request, id: authorId }: NewMember, content: string): Promise<string> {
  const answer = await request.post('/api/posts', { data: { authorId, content, privacy: 'public' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Asks for a friendship, without a page. */
export async function askFor(from: NewMember, to: NewMember): Promise<string> {
  const data = { userId: from.id, friendId: to.id, status: 'pending' };
  const answer = await from.request.post('/api/friendships', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

export async function accept(member: NewMember, friendshipId: string): Promise<void> {
  const answer = await member.request.patch(`/api/friendships/${friendshipId}`, {
    data: { status: 'accepted' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Two friends who have not written yet, each in a browser of their own; Ann has the chat with Ben open. */
export async function twoFriends(browser: Browser, baseURL: string | undefined) {
  const open = async (displayName: string) => {
    const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    return { page, member: await signUp(page.request, displayName) };
  };
  const [one, other] = [await open('Ann Berg'), await open('Ben Clark')];
  const friendshipId = await askFor(one.member, other.member);
  await accept(other.member, friendshipId);
  await one.page.goto(`/messages?with=${other.member.id}`);
  await untilReady(one.page);
  await expect(one.page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  return { ann: one.page, ben: other.page, annIs: one.member, benIs: other.member, friendshipId };
}

const PROGRAM = path.join(import.meta.dirname, '../../api/tools/member/main.ts');

/** By the command of those who run FriendBase, beside the server: no screen and no call makes a moderator. */
export async function makeModerator({ username }: NewMember): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  await promisify(execFile)(process.execPath, [PROGRAM, 'moderator', username], { env });
}
