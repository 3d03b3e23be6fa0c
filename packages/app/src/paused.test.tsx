import { casesInTier } from '@friendbase/contract/conformance/tier';
import { endpoints, refusesWhilePaused, WHILE_PAUSED, type WritingCall } from '@friendbase/contract';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import '@friendbase/ui-kit/styles.css';
import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../testing/AppStage.tsx';
import { changeAnswers } from '../testing/answerInstead.ts';
// There before the first press.
import './safety/Paused.tsx';
import { demoForEach } from '../testing/demoForEach.ts';
import { press, type Act, type NoAct } from '../testing/outcomes/act.ts';
import { KIM, signUpAsKim } from '../testing/ownAccount.ts';
import { isShown, outcomes } from '../testing/outcomes/outcomes.ts';

const REASON = 'You cannot do this while your account is paused.';

/** Each way to make a call that a paused member may be refused. Moderators are looked at by their own calls, Profile below. */
const acts = Object.entries<readonly Act[] | NoAct>(outcomes).flatMap(([name, row]) => {
  const call = name as WritingCall;
  const isAsked =
    endpoints[call].access === 'member' && WHILE_PAUSED[call] !== 'allowed' && call !== 'updateUser';
  return isAsked && !('noAct' in row) ? row.map((act) => ({ ...act, name: call })) : [];
});

/** Every body that is sent by these calls. */
function hearCalls({ call }: Pick<Act, 'call'>): unknown[] {
  const bodies: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const isOne = init.method === call.method && url.startsWith(call.path);
    if (isOne) bodies.push(JSON.parse(init.body as string));
    return fetch(url, init);
  });
  return bodies;
}

const bePaused = () =>
  changeAnswers<object>({ method: 'GET', path: '/api/auth/me' }, (me) => ({
    ...me,
    pausedUntil: '2099-11-29T10:00:00.000Z',
  }));

// In the short tier one: they share the gate in front of a call.
describe.each(casesInTier(acts, 1))('a paused member who $what', (act) => {
  const demo = demoForEach(act.scenario);

  it('makes no call that is refused: sees and hears once why', async () => {
    bePaused();
    const bodies = hearCalls(act);
    const said = hearLiveRegions();
    const reasons = async () => (await said()).filter(({ text }) => text === REASON).length;
    await act.open();
    await expect.element(page.getByText(/^Your account is paused until/)).toBeInTheDocument();
    // What is asked about first is blocked before its question.
    if ((await reasons()) === 0) await act.press();
    await expect.poll(async () => bodies.length + (await reasons())).toBe(1);
    expect(bodies.filter((body) => refusesWhilePaused(act.name, { body }))).toEqual([]);
    expect(bodies.length > 0 || isShown(REASON)).toBe(true);
    if (bodies.length > 0) await demo.network.answer(act.call);
  });
});

it('there are such acts', () => {
  expect(new Set(acts.map(({ name }) => name))).toContain('createPost');
});

describe('a paused member on Profile', () => {
  demoForEach('busy');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const stays = () => page.getByText('Your name and bio stay as they are while your account is paused.');

  async function openAsKim(storage = new FakeStorage()) {
    bePaused();
    const bodies = hearCalls({ call: { method: 'PATCH', path: '/api/users/' } });
    await render(<AppStage path="/profile" storage={storage} />);
    await expect.element(stays()).toBeVisible();
    return bodies;
  }
  beforeEach(() => signUpAsKim());

  it('reads before any press that name and bio stay, and finds neither field', async () => {
    await openAsKim();
    await button('Edit Profile').click();
    await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: /^Display name/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: /^Bio/ })).not.toBeInTheDocument();
  });

  it('reads why beside the button for the picture, and it opens nothing', { tags: 'long' }, async () => {
    await openAsKim();
    await expect.element(button('Change Profile Picture')).toHaveAccessibleDescription(REASON);
    const said = hearLiveRegions();
    await press(button('Change Profile Picture'));
    await expect.poll(async () => (await said()).filter(({ text }) => text === REASON).length).toBe(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends another email address alone, and keeps the words that wait', { tags: 'long' }, async () => {
    const storage = new FakeStorage();
    const screen = await render(<AppStage path="/profile" storage={storage} />);
    await button('Edit Profile').click();
    await page.getByRole('textbox', { name: /^Bio/ }).fill('I sing.');
    await screen.unmount();
    const bodies = await openAsKim(storage);
    await page.getByRole('textbox', { name: /^Email/ }).fill('kim.lee@example.com');
    await page
      .getByLabelText(/^Your password/)
      .first()
      .fill(KIM.password);
    await button('Save Changes').click();
    await expect.element(page.getByText('kim.lee@example.com')).toBeVisible();
    expect(bodies).toEqual([{ email: 'kim.lee@example.com', currentPassword: KIM.password }]);
    expect(JSON.stringify([...storage.texts.values()])).toContain('I sing.');
  });
});

describe('a paused member of the demo account', () => {
  demoForEach('busy');

  it('reads that nothing can be changed on Profile', async () => {
    bePaused();
    await render(<AppStage path="/profile" />);
    await expect.element(page.getByText(/^Your name and bio stay as they are/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });
});

describe('a paused member on Home', () => {
  demoForEach('busy');

  it('sees why beside Like before a press, and has room between the line and the page', async () => {
    bePaused();
    await render(<AppStage />);
    const post = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Like, / }) });
    await expect.element(post.first().getByText(REASON, { exact: true })).toBeVisible();
    const like = post.first().getByRole('button', { name: /^Like, / });
    await expect.element(like).toHaveAttribute('aria-disabled', 'true');
    for (const width of [1280, 320]) {
      await page.viewport(width, 900);
      const line = page
        .getByText(/^Your account is paused until/)
        .element()
        .closest('.fb-Row');
      const heading = page.getByRole('heading', { level: 1 }).element();
      const room = heading.getBoundingClientRect().top - (line?.getBoundingClientRect().bottom ?? 0);
      expect(room).toBeGreaterThanOrEqual(24);
    }
    await page.viewport(1280, 900);
  });
});
