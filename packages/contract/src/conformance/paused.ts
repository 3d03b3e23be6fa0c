import { describe, expect, it } from 'vitest';
import { getMe } from '../accounts.ts';
import { drawnPersonUrl } from '../avatars.ts';
import type { Endpoint } from '../endpoint.ts';
import { getUser } from '../users.ts';
import { mayBeRefusedWhilePaused } from '../moderation/pausedEndpoints.ts';
import { ask, expectError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { askFor, calls, everyCall } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { goodStatus, readyRequest } from './readyRequests.ts';
import { undoDecision as undo } from '../moderation/cases.ts';
import { decide } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { memberId, PASSWORD } from './seeds.ts';

const FOREVER = '2099-01-01T00:00:00.000Z';
const pausedAmong = (names: string[]) => ({
  ...everyCall,
  members: everyCall.members.map((one) =>
    names.includes(one.username) ? { ...one, pausedUntil: FOREVER } : one,
  ),
});

const ofMembers: [CallName, Endpoint][] = calls.filter(([, { access }]) => access === 'member');

/** What a paused member may do: the table says it for every call. */
export function pausedConform(backendName: string, open: OpenBackend): void {
  describe(`a paused member on ${backendName}`, () => {
    it.each(ofMembers)('may or may not call %s, as the table says', async (name, endpoint) => {
      await using backend = await open(pausedAmong(['ann']));
      const ann = await backend.as('ann');
      const { method, path, body, headers } = await readyRequest(ann, name);
      const { status, raw } = await ask(ann, method, path, body, headers);
      const isRefused = mayBeRefusedWhilePaused(endpoint);
      expect([name, status]).toEqual([name, isRefused ? 403 : goodStatus(name)]);
      expect(raw.includes('"accountPaused"')).toBe(isRefused);
    });

    it('can block a person, which reaches nobody', async () => {
      await using backend = await open(pausedAmong(['ann']));
      const ann = await backend.as('ann');
      const body = { userId: memberId('ann'), friendId: memberId('ben'), status: 'blocked' };
      expect((await askFor(ann, 'createFriendship', { body })).status).toBe(201);
      expect((await askFor(ann, 'updateFriendship', { body: { status: 'blocked' } })).status).toBe(200);
    });

    it.each([
      { displayName: 'Anna' },
      { bio: 'Write to me.' },
      { bio: '' },
      { avatarUrl: drawnPersonUrl('leo') },
      { avatarUrl: null },
      { displayName: 'Anna', email: 'anna@example.com', currentPassword: PASSWORD },
    ])('shows others what they showed before: %j changes nothing', async (body) => {
      await using backend = await open(pausedAmong(['ann']));
      const ann = await backend.as('ann');
      const before = await ann.call(getUser, {});
      expectError(await askFor(ann, 'updateUser', { body }), 'accountPaused');
      expect(await ann.call(getUser, {})).toEqual(before);
    });

    it('still changes what no other member sees', async () => {
      await using backend = await open(pausedAmong(['ann']));
      const ann = await backend.as('ann');
      const changed = {
        email: 'anna@example.com',
        defaultPrivacy: 'friends',
        isReadShown: true,
        isTypingShown: true,
        findableBy: 'nobody',
        emergencyContact: '555 010 0199',
      };
      const body = { ...changed, currentPassword: PASSWORD };
      expect((await askFor(ann, 'updateUser', { body })).status).toBe(200);
      expect(await ann.call(getUser, {})).toMatchObject(changed);
    });

    it('is one for a day or seven, then for nobody: the member is told until when', async () => {
      await using backend = await open({
        ...everyCall,
        cases: [...everyCall.cases, caseAbout('ann', 8), caseAbout('ann', 9)],
      });
      const [ann, gwen] = [await backend.as('ann'), await backend.as('gwen')];
      const pausedUntil = async () => (await ann.call(getMe, {})).pausedUntil;
      expect(await pausedUntil()).toBeNull();
      const week = await decide(gwen, caseId(8), 'pause7');
      const day = await decide(gwen, caseId(9), 'pause1');
      expect(await pausedUntil()).toBe(week.until);
      await gwen.call(undo, { params: { id: week.id } });
      expect(await pausedUntil()).toBe(day.until);
      backend.moveTo(new Date(Date.parse(day.until ?? '') + 1000));
      expect(await pausedUntil()).toBeNull();
      expect((await askFor(ann, 'createPost')).status).toBe(201);
    });

    it('who moderates does not meanwhile', async () => {
      await using backend = await open(pausedAmong(['gwen']));
      expectError(await askFor(await backend.as('gwen'), 'decideCase'), 'accountPaused');
    });
  });
}
