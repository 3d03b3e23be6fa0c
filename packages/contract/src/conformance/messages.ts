import { describe, expect, it } from 'vitest';
import { getMe } from '../accounts.ts';
import { listConversations, MOST_MESSAGE_CHARACTERS, sendMessage } from '../messages.ts';
import type { Message } from '../messages.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen, everyRelation, memberId, UNKNOWN_ID } from './seeds.ts';
import { messagesOf, note } from './talk.ts';
import { storableTexts, refusedTexts } from './texts.ts';

/** Writing to friends. */
export function messagesConform(backendName: string, open: OpenBackend): void {
  describe(`writing a message on ${backendName}`, () => {
    it('refuses a message in the name of another, whoever it is for', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      for (const receiverId of [memberId('ann'), UNKNOWN_ID]) {
        const body = { ...note('ben', 'ann'), receiverId };
        await expectCallError(ann, sendMessage, { body }, 'notYourAccount');
      }
      await expect(messagesOf(ben, 'ben', 'ann')).resolves.toEqual({ items: [], next: undefined });
    });

    it('is for friends only: all others get one answer, also nobody, and so does who writes to herself', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const name of ['ann', 'dora', 'ed', 'finn', 'gwen', 'hugo'] as const) {
        await expectCallError(ann, sendMessage, { body: note('ann', name) }, 'friendsOnly');
      }
      const toNobody = { body: { ...note('ann', 'ben'), receiverId: UNKNOWN_ID } };
      await expectCallError(ann, sendMessage, toNobody, 'friendsOnly');
      for (const name of ['dora', 'ed', 'hugo'] as const) {
        await expect(messagesOf(ann, 'ann', name)).resolves.toEqual({ items: [], next: undefined });
      }
    });

    it('reaches a friend, whoever of the two asked, under an id and at a time of its own', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const name of ['ben', 'cleo'] as const) {
        const claimed = { id: 'mine', createdAt: '1999-01-01T00:00:00.000Z', isRead: true };
        const answer = await ask(ann, 'post', sendMessage.path, { ...claimed, ...note('ann', name) });
        expect(answer.status).toBe(201);
        const sent = JSON.parse(answer.raw) as Message;
        const createdAt = expect.stringMatching(/^20[^T]+T\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(sent).toEqual({ ...note('ann', name), id: expect.any(String), createdAt });
        expect([sent.id, sent.createdAt]).not.toEqual([claimed.id, claimed.createdAt]);
        const there = await messagesOf(await backend.as(name), name, 'ann');
        expect(there).toEqual({ items: [sent], next: undefined });
      }
    });

    it('tells who wrote it, and nobody else, with which key it was sent', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const key = '8e03978e40d543e8bc936894a57f9324';
      const send = () => ask(ann, 'post', sendMessage.path, note('ann', 'ben'), { 'idempotency-key': key });
      const answers = [await send(), await send()];
      for (const { raw } of answers) expect(JSON.parse(raw)).toMatchObject({ key });
      await ann.call(sendMessage, { body: note('ann', 'ben', 'Without') });
      expect((await messagesOf(ann, 'ann', 'ben')).items).toMatchObject([{ key }, { content: 'Without' }]);
      expect((await messagesOf(ben, 'ben', 'ann')).items.map((message) => message.key)).toEqual([
        undefined,
        undefined,
      ]);
      for (const visitor of [ann, ben]) {
        const params = { userId: (await visitor.call(getMe, {})).id };
        const { items } = await visitor.call(listConversations, { params, query: {} });
        expect(items.map((message) => message.key)).toEqual([undefined]);
      }
    });

    it('stores every text to the letter', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const texts = storableTexts(MOST_MESSAGE_CHARACTERS);
      for (const [title, content] of texts) {
        const sent = ann.call(sendMessage, { body: note('ann', 'ben', content) });
        await expect(sent, title).resolves.toMatchObject({ content });
      }
      const { items } = await messagesOf(await backend.as('ben'), 'ben', 'ann');
      expect(items.map(({ content }) => content)).toEqual(texts.map(([, content]) => content));
    });
  });
}

/** Refused before any handler runs. */
export function messageShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong message on ${backendName}`, () => {
    it('refuses words that are missing, too many or cannot be stored, and stores none', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const [content, why] of refusedTexts(MOST_MESSAGE_CHARACTERS, 'messageEmpty')) {
        const answer = await ask(ann, 'post', sendMessage.path, { ...note('ann', 'ben'), content });
        expectError(answer, ...why);
      }
      await expect(messagesOf(ann, 'ann', 'ben')).resolves.toEqual({ items: [], next: undefined });
    });
  });
}
