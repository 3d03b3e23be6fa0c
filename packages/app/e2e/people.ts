import { expect, type APIRequestContext, type Browser, type Page, type TestInfo } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { untilReady } from './journey.ts';
import { watchLayoutShift } from './layoutShift.ts';

/** A member of the product, with a browser or none, who is logged in there. */
export interface NewMember {
  id: string;
  username: string;
  displayName: string;
  request: APIRequestContext;
}

/** Of everybody who is signed up here. */
export const PASSWORD = 'quiet lake morning';

/** What is chosen in its place. */
export const NEW_PASSWORD = 'quiet green boat';

/** The email address of whoever signs up here. */
export const addressOf = (username: string): string => `${username}@example.com`;

/** Signs up somebody whom no other test knows, and who has looked at what comes with an account. */
export async function signUp(request: APIRequestContext, displayName: string): Promise<NewMember> {
  const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const answer = await request.post('/api/auth/register', {
    data: {
      username,
      email: addressOf(username),
      displayName,
      password: PASSWORD,
      challengeType: 'cognitive',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // That a recovery card can be made is no news to anybody here.
  const seen = await request.post('/api/notifications/seen', { data: { only: 'security-offerCard' } });
  expect(seen.ok(), await seen.text()).toBe(true);
  const { id } = (await (await request.get('/api/auth/me')).json()) as { id: string };
  return { id, username, displayName, request };
}

/** On the product the page is of somebody whom no other test knows; the demo is of one member in each browser. */
export async function signUpOnProduct(page: Page, { project }: TestInfo): Promise<void> {
  if (project.name === 'product') await signUp(page.request, 'Robin Ek');
}

/** Signs somebody up by a call of the page, which becomes theirs: on the demo nobody else answers. */
export async function signUpInPage(
  page: Page,
  { username, displayName, password }: { username: string; displayName: string; password: string },
): Promise<void> {
  const isSignedUp = await page.evaluate(
    async (member) => {
      const answer = await fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(member),
      });
      return answer.ok;
    },
    { username, displayName, password, email: `${username}@example.org`, challengeType: 'cognitive' },
  );
  expect(isSignedUp).toBe(true);
}

/** Logs somebody in, in place of whoever was there. That it is a new device is no news to anybody here. */
export async function logIn(
  request: APIRequestContext,
  { username }: Pick<NewMember, 'username'>,
): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const told = (await (await request.get('/api/notifications')).json()) as { id: string; what?: string }[];
  const device = told.find(({ what }) => what === 'newDevice');
  if (device) await request.post('/api/notifications/seen', { data: { only: device.id } });
}

/** By which a call that is made again happens once. */
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Shares a post with everyone, without a page. */
export async function sharePost(
  { request, id: authorId }: NewMember,
  content: string,
  key: string = crypto.randomUUID(),
): Promise<string> {
  const data = { authorId, content, privacy: 'public' };
  const answer = await request.post('/api/posts', { data, ...withKey(key) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Likes a post, without a page. */
export async function likePost({ request, id: userId }: NewMember, postId: string): Promise<void> {
  const answer = await request.post('/api/likes', { data: { userId, postId } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Comments on a post, without a page. */
export async function writeComment({ request }: NewMember, postId: string, content: string): Promise<void> {
  const answer = await request.post(`/api/posts/${postId}/comments`, { data: { content } });
  expect(answer.ok(), await answer.text()).toBe(true);
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

/** Somebody with a browser of their own. */
export async function openMember(browser: Browser, baseURL: string | undefined, displayName: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript(watchLayoutShift);
  return { page, member: await signUp(page.request, displayName) };
}

/** Two friends, each with a browser of their own, and the friendship. */
export async function twoFriends(browser: Browser, baseURL: string | undefined) {
  const ann = await openMember(browser, baseURL, 'Ann Berg');
  const ben = await openMember(browser, baseURL, 'Ben Clark');
  const friendshipId = await askFor(ann.member, ben.member);
  await accept(ben.member, friendshipId);
  return [ann, ben, friendshipId] as const;
}

/** Two friends who have not written yet; Ann has the chat with Ben open. */
export async function openFirstChat(browser: Browser, baseURL: string | undefined) {
  const [{ page: ann, member: annIs }, { page: ben, member: benIs }, friendshipId] = await twoFriends(
    browser,
    baseURL,
  );
  await ann.goto(`/messages?with=${benIs.id}`);
  await untilReady(ann);
  await expect(ann.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  return { ann, ben, annIs, benIs, friendshipId };
}

/** The page stands, and is told what happens. */
export async function openTold(page: Page, address: string): Promise<void> {
  const isTold = page.waitForResponse((one) => one.url().includes('/api/live') && one.ok());
  await page.goto(address);
  await untilReady(page);
  await isTold;
}

/** Writes a message, without a page. */
export async function writeTo(
  receiver: NewMember,
  { request, id: senderId }: NewMember,
  content: string,
  key: string = crypto.randomUUID(),
): Promise<void> {
  const data = { senderId, receiverId: receiver.id, content };
  const answer = await request.post('/api/messages', { data, ...withKey(key) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const PROGRAM = path.join(import.meta.dirname, '../../api/tools/member/main.ts');

/** By the command of those who run FriendBase, beside the server: no screen and no call makes a moderator. */
export async function makeModerator({ username }: NewMember): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  await promisify(execFile)(process.execPath, [PROGRAM, 'moderator', username], { env });
}
