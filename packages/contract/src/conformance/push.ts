import { describe, expect, it } from 'vitest';
import { logIn, logOut } from '../accounts.ts';
import { getPush, subscribePush, unsubscribePush } from '../push.ts';
import type { PushSubscription } from '../push.ts';
import { endOtherSessions } from '../sessions.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { PUSH_KEY, pushSubscription } from '../fixtures/pushSubscription.ts';
import { annAndBen, memberId, PASSWORD } from './seeds.ts';

const NOT_TOLD = { publicKey: PUSH_KEY, subscription: null };

/** What a member is answered of a subscription of theirs. */
const toldBy = ({ endpoint, tells }: PushSubscription) => ({
  publicKey: PUSH_KEY,
  subscription: { endpoint, tells },
});

const subscribe = (visitor: Visitor, n: number, changed: Partial<PushSubscription> = {}) =>
  visitor.call(subscribePush, { body: { ...pushSubscription(n), ...changed } });

const stateOf = (visitor: Visitor) => visitor.call(getPush, {});

/** How the browser of a member is told what comes for them while FriendBase is closed. */
export function pushConform(backendName: string, open: OpenBackend): void {
  describe(`the pushes of a browser on ${backendName}`, () => {
    it.each([
      'https://friends.example.com/hook',
      'https://push.services.mozilla.com/no-name-below',
      'https://updates.push.services.mozilla.com.example.com/wpush/v2/browser',
      'https://example.com/updates.push.services.mozilla.com',
      'https://fcm.googleapis.com:8443/fcm/send/browser',
      'https://fcm.googleapis.com@127.0.0.1/fcm/send/browser',
      'https://127.0.0.1/fcm/send/browser',
      'https://[::1]/fcm/send/browser',
    ])('are not sent to %s', async (endpoint) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const body = { ...pushSubscription(1), endpoint };
      await expectCallError(ann, subscribePush, { body }, 'pushAddressRefused');
      expect(await stateOf(ann)).toEqual(NOT_TOLD);
    });

    it('are not sent to one that has subscribed with another key', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const body = { ...pushSubscription(1), publicKey: pushSubscription(1).keys.p256dh };
      await expectCallError(ann, subscribePush, { body }, 'pushKeyUnknown');
      expect(await stateOf(ann)).toEqual(NOT_TOLD);
    });

    it('are those of one browser, and no other of the member', async () => {
      await using backend = await open(annAndBen);
      const [here, elsewhere] = [await backend.as('ann'), await backend.as('ann')];
      expect(await stateOf(here)).toEqual(NOT_TOLD);
      expect(await subscribe(here, 1)).toEqual(toldBy(pushSubscription(1)));
      expect(await stateOf(here)).toEqual(toldBy(pushSubscription(1)));
      expect(await stateOf(elsewhere)).toEqual(NOT_TOLD);
    });

    it('go to the last address that the browser names, and tell what is asked last', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await subscribe(ann, 1);
      await subscribe(ann, 1, { tells: 'something' });
      expect(await stateOf(ann)).toEqual(toldBy({ ...pushSubscription(1), tells: 'something' }));
      await subscribe(ann, 2);
      expect(await stateOf(ann)).toEqual(toldBy(pushSubscription(2)));
    });

    it('of who was here before go to nobody', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await subscribe(ann, 1);
      expect(await subscribe(ben, 1)).toEqual(toldBy(pushSubscription(1)));
      expect(await stateOf(ann)).toEqual(NOT_TOLD);
    });

    it('end where they are switched off, and once more', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await subscribe(ann, 1);
      await subscribe(ben, 2);
      for (const path of [unsubscribePush.path, unsubscribePush.path])
        expect(await ask(ann, 'delete', path)).toMatchObject({ status: 204, raw: '' });
      expect(await stateOf(ann)).toEqual(NOT_TOLD);
      expect(await stateOf(ben)).toEqual(toldBy(pushSubscription(2)));
    });

    it('end with the session: who logs in again is told nothing', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await subscribe(ann, 1);
      await ann.call(logOut, {});
      await ann.call(logIn, { body: { username: 'ann', password: PASSWORD } });
      expect(await stateOf(ann)).toEqual(NOT_TOLD);
      await subscribe(ann, 1);
      await ann.call(logIn, { body: { username: 'ben', password: PASSWORD } });
      expect([await stateOf(ann), await stateOf(ben)]).toEqual([NOT_TOLD, NOT_TOLD]);
    });

    it('end with a session that is ended from elsewhere, and go on with the one that ends it', async () => {
      await using backend = await open(annAndBen);
      const [here, elsewhere] = [await backend.as('ann'), await backend.as('ann')];
      await subscribe(here, 1);
      await subscribe(elsewhere, 2);
      await here.call(endOtherSessions, { params: { userId: memberId('ann') } });
      expect(await stateOf(here)).toEqual(toldBy(pushSubscription(1)));
      await elsewhere.call(logIn, { body: { username: 'ann', password: PASSWORD } });
      expect(await stateOf(elsewhere)).toEqual(NOT_TOLD);
    });
  });
}

const { keys } = pushSubscription(1);

export function pushShapesConform(backendName: string, open: OpenBackend): void {
  describe(`what a browser names of its pushes on ${backendName}`, () => {
    it.each([
      ['an address without https', { endpoint: 'http://fcm.googleapis.com/fcm/send/browser' }, 'endpoint'],
      ['an address with a space', { endpoint: 'https://fcm.googleapis.com/fcm/ send' }, 'endpoint'],
      ['a very long address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }, 'endpoint'],
      ['a key of another curve', { keys: { ...keys, p256dh: keys.auth } }, 'keys.p256dh'],
      ['a secret that is too short', { keys: { ...keys, auth: 'short' } }, 'keys.auth'],
      ['what the words are', { tells: 'everything' }, 'tells'],
    ])('is not %s', async (_, wrong, field) => {
      await using backend = await open(annAndBen);
      const body = { ...pushSubscription(1), ...wrong };
      expectError(await ask(await backend.as('ann'), 'put', subscribePush.path, body), ...invalid(field));
    });
  });
}
