import { expect, it } from 'vitest';
import type { Draft } from './composerMachine.ts';
import { parseDraft, writeDraft } from './postDraft.ts';

const EMPTY: Draft = { text: '', templateId: undefined, privacy: 'friends' };

it.each([undefined, '', 'not json', 'null', '5', '{"text":5,"privacy":"all","templateId":"x"}'])(
  'is an empty post when what was stored cannot be read: %s',
  (stored) => {
    expect(parseDraft(stored, 'friends')).toEqual(EMPTY);
  },
);

it('comes back as it was', () => {
  const draft: Draft = { text: 'Hello', templateId: 'help', privacy: 'public' };
  expect(parseDraft(writeDraft(draft), 'friends')).toEqual(draft);
});

it('stores nothing when there are no words to lose', () => {
  expect(writeDraft({ ...EMPTY, privacy: 'public' })).toBe('');
});

it('begins with what the member has chosen for all their posts', () => {
  expect(parseDraft(undefined, 'public')).toEqual({ ...EMPTY, privacy: 'public' });
  expect(parseDraft(writeDraft({ ...EMPTY, text: 'Hello' }), 'public').privacy).toBe('friends');
});
