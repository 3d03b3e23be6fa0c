import { ApiError } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { aboutOf, entryOf, fateOf, isTooOld, kindOf, SURE_FOR_MS, wordsOf, type Entry } from './entry.ts';

const [ann, ben] = [demoId('sam'), demoId('leo')];
const message: Entry = {
  version: 1,
  id: 'key',
  memberId: ann,
  at: 1000,
  call: 'sendMessage',
  input: { body: { senderId: ann, receiverId: ben, content: 'Hello' } },
};
const read = (value: unknown) => entryOf(value, ann, 'another key');

describe('an entry that was stored', () => {
  it('is the same again', () => {
    expect(read(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect([kindOf(message), aboutOf(message), wordsOf(message)]).toEqual(['message', ben, 'Hello']);
  });

  it('is nobody else’s', () => {
    expect(entryOf(message, ben, 'key')).toBeUndefined();
  });

  it.each([
    ['of an older version', { ...message, version: 0 }],
    ['of a newer version', { ...message, version: 2 }],
    ['without a version', { ...message, version: undefined }],
    ['that lacks what its call needs', { ...message, input: { body: { content: 'Hello' } } }],
  ])('%s keeps its words and is not sent', (_, stored) => {
    expect(read(stored)).toMatchObject({ call: 'sendMessage', refused: { code: 'otherVersion' } });
    expect(wordsOf(read(stored)!)).toBe('Hello');
  });

  it.each([
    ['of a call that is no more', { ...message, call: 'sendLetter' }],
    ['in another form', { memberId: ann, text: 'Hello' }],
    ['with its words deep inside', { letter: { pages: { content: 'Hello' } } }],
  ])('%s comes back as words for a post', (_, stored) => {
    expect(read(stored)).toMatchObject({ call: 'createPost', refused: { code: 'otherVersion' } });
    expect(wordsOf(read(stored)!)).toBe('Hello');
  });

  it.each([[null], ['Hello'], [7], [[]], [{}]])('that is %j is there, and can be let go', (stored) => {
    expect(read(stored)).toMatchObject({ id: 'another key', refused: { code: 'otherVersion' } });
  });

  it('keeps why it was refused', () => {
    const refused = { status: 403, code: 'friendsOnly', message: 'No.' };
    expect(read({ ...message, refused })).toEqual({ ...message, refused });
  });
});

describe('the time of an entry', () => {
  it('lets words wait for as long as the server surely knows their key', () => {
    expect(isTooOld(message, message.at + SURE_FOR_MS)).toBe(false);
    expect(isTooOld(message, message.at + SURE_FOR_MS + 1)).toBe(true);
  });

  it('is no reason for a press, which may come twice', () => {
    const like: Entry = { ...message, call: 'createLike', input: { body: { userId: ann, postId: ben } } };
    expect(isTooOld(like, Infinity)).toBe(false);
  });

  it('may be in an hour, where the clock of the device was set back', () => {
    expect(isTooOld(message, message.at - 60 * 60 * 1000)).toBe(false);
  });
});

it.each([
  [401, 'signedOut'],
  [403, 'refused'],
  [404, 'refused'],
  [408, 'later'],
  [409, 'refused'],
  [425, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('an error response of %i is “%s”', (status, fate) => {
  expect(fateOf(new ApiError({ status, message: 'No.' }))).toBe(fate);
});

it('anything else than an error response leaves it waiting', () => {
  expect(fateOf(new Error('no answer'))).toBe('later');
});
