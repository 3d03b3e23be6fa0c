import { describe, expect, it } from 'vitest';
import { createLike } from '../likes.ts';
import { sendMessage } from '../messages.ts';
import { countNotifications, listNotifications } from '../notifications.ts';
import {
  FIRST_NOTIFICATION_SETTINGS,
  getNotificationSettings,
  updateNotificationSettings,
} from '../notificationSettings.ts';
import type { NotificationSettings } from '../notificationSettings.ts';
import { createFriendship } from '../friendships.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { talkative } from './safety.ts';
import { annAndBen, memberId, postId } from './seeds.ts';
import type { Name } from './seeds.ts';
import { note } from './talk.ts';

const choose = (visitor: Visitor, settings: Partial<NotificationSettings>) =>
  visitor.call(updateNotificationSettings, { body: { ...FIRST_NOTIFICATION_SETTINGS, ...settings } });

const kindsOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.call(listNotifications, {})).items.map(({ kind }) => kind);

const like = (visitor: Visitor, name: Name) =>
  visitor.call(createLike, { body: { userId: memberId(name), postId: postId(1) } });

/** Noon in Vienna, in winter. */
const NOON = new Date('2027-01-15T11:00:00.000Z');

/** What a member wants to be told. */
export function notificationSettingsConform(backendName: string, open: OpenBackend): void {
  describe(`what a member wants to be told on ${backendName}`, () => {
    it('is everything, until they choose', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      expect(await ann.call(getNotificationSettings, {})).toEqual(FIRST_NOTIFICATION_SETTINGS);
      const chosen: NotificationSettings = {
        unwanted: ['like', 'accepted'],
        isFriendsOnly: true,
        quiet: { from: 1320, until: 420, zone: 'Europe/Vienna' },
      };
      expect(await choose(ann, chosen)).toEqual(chosen);
      expect(await ann.call(getNotificationSettings, {})).toEqual(chosen);
      await choose(ann, { unwanted: ['like'] });
      expect(await ann.call(getNotificationSettings, {})).toMatchObject({ unwanted: ['like'], quiet: null });
      expect(await ben.call(getNotificationSettings, {})).toEqual(FIRST_NOTIFICATION_SETTINGS);
    });

    it('leaves out the kinds they do without, and brings them back with what came meanwhile', async () => {
      await using backend = await open(talkative);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await choose(ben, { unwanted: ['like'] });
      await like(ann, 'ann');
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      expect(await kindsOf(ben)).toEqual(['message']);
      expect((await ben.call(countNotifications, {})).unseen).toBe(1);
      await choose(ben, {});
      expect(await kindsOf(ben)).toEqual(['message', 'like']);
    });

    it('may be what friends do alone', async () => {
      await using backend = await open(talkative);
      const [ann, ben, dora] = [await backend.as('ann'), await backend.as('ben'), await backend.as('dora')];
      await like(dora, 'dora');
      await dora.call(createFriendship, { body: { userId: memberId('dora'), friendId: memberId('ben') } });
      expect(await kindsOf(ben)).toEqual(['request', 'like']);
      await choose(ben, { isFriendsOnly: true });
      expect(await kindsOf(ben)).toEqual([]);
      await like(ann, 'ann');
      const { items } = await ben.call(listNotifications, {});
      expect(items).toMatchObject([{ kind: 'like', person: { id: memberId('ann') }, others: 0 }]);
    });

    it('rests in quiet hours, where the member lives, and is counted after them', async () => {
      await using backend = await open(talkative);
      await like(await backend.as('ann'), 'ann');
      backend.moveTo(NOON);
      const ben = await backend.as('ben');
      await choose(ben, { quiet: { from: 22 * 60, until: 13 * 60, zone: 'Europe/Vienna' } });
      const { unseen, quietMs = 0 } = await ben.call(countNotifications, {});
      expect(unseen).toBe(0);
      expect(quietMs).toBeGreaterThan(59 * 60_000);
      expect(quietMs).toBeLessThanOrEqual(60 * 60_000);
      expect(await kindsOf(ben)).toEqual(['like']);
      await choose(ben, { quiet: { from: 22 * 60, until: 13 * 60, zone: 'Asia/Tokyo' } });
      expect(await ben.call(countNotifications, {})).toEqual({ unseen: 1, messages: 0 });
    });

    it.each([
      ['an unknown kind', { unwanted: ['poke'] }, 'unwanted.0'],
      ['a time after midnight', { quiet: { from: 0, until: 1440, zone: 'UTC' } }, 'quiet.until'],
      ['an unknown zone', { quiet: { from: 0, until: 60, zone: 'Atlantis' } }, 'quiet.zone'],
    ])('is not %s', async (_, wrong, field) => {
      await using backend = await open(annAndBen);
      const body = { ...FIRST_NOTIFICATION_SETTINGS, ...wrong };
      const asked = await ask(await backend.as('ann'), 'put', updateNotificationSettings.path, body);
      expectError(asked, ...invalid(field));
    });
  });
}
