import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import { deleteFriendship } from '../friendships.ts';
import { listMessages, sendMessage } from '../messages.ts';
import { MESSAGE_PAGE_LENGTH } from '../page.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { expectNextLink, expectPageErrors, expectSteadyPages, ids } from './pages.ts';
import { among, annAndBen, everyRelation, friendshipId, memberId, UNKNOWN_ID } from './seeds.ts';
import { messagesOf, note } from './talk.ts';
import { messageFrom, messageId, messagesAtOneInstant, TALK_ORDER } from './talkSeeds.ts';

const path = fillPath(listMessages.path, { userId: memberId('ann'), partnerId: memberId('ben') });

/** Reading a conversation page by page. */
export function messageListsConform(backendName: string, open: OpenBackend): void {
  describe(`reading a conversation on ${backendName}`, () => {
    it('refuses the conversations of another member, known or not, also with the reader', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        for (const partnerId of [memberId('ann'), memberId('hugo'), UNKNOWN_ID]) {
          await expectCallError(
            ann,
            listMessages,
            { params: { userId, partnerId }, query: {} },
            'notYourAccount',
          );
        }
      }
    });

    it('is empty with oneself, with nobody, and with anyone blocked, whoever blocked whom', async () => {
      await using backend = await open({
        ...everyRelation,
        messages: [messageFrom('ann', 'finn', 1), messageFrom('ann', 'gwen', 2)],
      });
      const [ann, userId] = [await backend.as('ann'), memberId('ann')];
      for (const partnerId of [userId, UNKNOWN_ID, memberId('finn'), memberId('gwen')]) {
        const page = await ann.call(listMessages, { params: { userId, partnerId }, query: {} });
        expect(page).toEqual({ items: [], next: undefined });
      }
      for (const name of ['finn', 'gwen'] as const) {
        await expect(messagesOf(await backend.as(name), name, 'ann')).resolves.toMatchObject({ items: [] });
      }
    });

    it('is the same for both, oldest first, without a word to or from others', async () => {
      const between = [
        messageFrom('ann', 'ben', 1),
        messageFrom('ben', 'ann', 3),
        messageFrom('ann', 'ben', 5),
      ];
      const others = [messageFrom('ann', 'cleo', 2), messageFrom('cleo', 'ben', 4)];
      await using backend = await open({
        ...among(['ann', 'ben', 'cleo'], [['ann', 'ben', 'accepted']]),
        messages: [...others, ...between.toReversed()],
      });
      const { raw } = await ask(await backend.as('ann'), 'get', path);
      expect(JSON.parse(raw)).toEqual(between);
      const { items } = await messagesOf(await backend.as('ben'), 'ben', 'ann');
      expect(items).toEqual(between);
    });

    it('has no gaps or repeats at one instant, however long a page is', async () => {
      await using backend = await open(messagesAtOneInstant);
      const ann = await backend.as('ann');
      const newestFirst = TALK_ORDER.map(messageId).toReversed();
      await expectSteadyPages((query) => messagesOf(ann, 'ann', 'ben', query), newestFirst, {
        isOldestFirstInPage: true,
      });
    });

    it('starts with the newest fifty, and names the page before while there is one', async () => {
      const messages = Array.from({ length: 51 }, (_, n) => messageFrom('ben', 'ann', n + 1));
      await using backend = await open({ ...annAndBen, messages });
      const ann = await backend.as('ann');
      const first = await messagesOf(ann, 'ann', 'ben');
      expect(first.items).toEqual(messages.slice(-MESSAGE_PAGE_LENGTH));
      const second = await messagesOf(ann, 'ann', 'ben', { before: first.next });
      expect(second).toEqual({ items: messages.slice(0, 1), next: undefined });
      await expectNextLink(ann, path, { limit: 50, oldest: messages[1]! });
      expect((await ask(ann, 'get', `${path}?limit=51`)).headers.get('link')).toBeNull();
    });

    it('goes on where it was while new messages come in', async () => {
      await using backend = await open(messagesAtOneInstant);
      const ann = await backend.as('ann');
      const { next } = await messagesOf(ann, 'ann', 'ben', { limit: 3 });
      await ann.call(sendMessage, { body: note('ann', 'ben') });
      const { items } = await messagesOf(ann, 'ann', 'ben', { before: next });
      expect(ids(items)).toEqual(TALK_ORDER.slice(0, 4).map(messageId));
    });

    it('stays readable for both after the friendship has ended, but not writable', async () => {
      await using backend = await open(messagesAtOneInstant);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ann.call(deleteFriendship, { params: { id: friendshipId(1) } });
      await expectCallError(ben, sendMessage, { body: note('ben', 'ann') }, 'friendsOnly');
      await expectCallError(ann, sendMessage, { body: note('ann', 'ben') }, 'friendsOnly');
      expect(ids((await messagesOf(ann, 'ann', 'ben')).items)).toEqual(TALK_ORDER.map(messageId));
      expect(ids((await messagesOf(ben, 'ben', 'ann')).items)).toEqual(TALK_ORDER.map(messageId));
    });
  });
}

/** Refused before any handler runs. */
export function messageListShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong page of a conversation on ${backendName}`, () => {
    it('refuses a page that cannot be, and names what is wrong', async () => {
      await using backend = await open(annAndBen);
      await expectPageErrors(await backend.as('ann'), path);
    });
  });
}
