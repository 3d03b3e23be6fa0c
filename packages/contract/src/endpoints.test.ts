import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorStatuses } from './endpointErrors.ts';

const all: [string, Endpoint][] = Object.entries(endpoints);

it('gives every call an address of its own', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(all)(
  'describes %s so that a backend can be built from it',
  (_, { path, kind, input, output, status, summary }) => {
    expect(path).toMatch(/^\/api(\/:?[a-zA-Z0-9-]+)+$/);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(status === 204).toBe(kind === 'json' && output === undefined);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params = input.params && 'shape' in input.params ? Object.keys(input.params.shape ?? {}) : [];
    expect(new Set(params)).toEqual(new Set(named));
  },
);

it('lets visitors only do what comes before a login or instead of it, report an exception, and read whom to ask', () => {
  const open = all.filter(([, { access }]) => access === 'visitor').map(([name]) => name);
  expect(open.toSorted()).toEqual([
    'appealClosedAccount',
    'choosePassword',
    'comeBack',
    'confirmEmail',
    'findUsername',
    'getContact',
    'listPictureFaces',
    'logIn',
    'logInWithPasskey',
    'logInWithPictures',
    'logOut',
    'readCalendar',
    'register',
    'reportFault',
    'requestRecovery',
    'showCard',
    'showCode',
    'startPasskeyLogIn',
  ]);
});

it.each(all)('limits how often %s is made, if it writes, for whoever may make it', (name, call) => {
  const { method, access, limit } = call;
  const caller = access === 'visitor' ? 'address' : 'member';
  // Whoever guesses the secret of an address reads, and so does who looks for people: all are slowed down.
  const slowed = ['readCalendar', 'findPeople', 'listClubPeople', 'showInvitation', 'lookAtCode'];
  const isLimited = method !== 'get' || slowed.includes(name);
  expect(limit?.per).toBe(isLimited ? caller : undefined);
  expect(errorStatuses(call).includes(429)).toBe(isLimited);
});

it('lets every call that makes something be sent again, and no other', () => {
  const creating = all.filter(([, { isCreating }]) => isCreating).map(([name]) => name);
  expect(creating.toSorted()).toEqual([
    'acceptInvitation',
    'addRound',
    'addSharedRound',
    'answerLetter',
    'appealClosedAccount',
    'createComment',
    'createFriendship',
    'createLike',
    'createMultipart',
    'createPlan',
    'createPost',
    'decideCase',
    'joinTournament',
    'markCodeUsed',
    'redeemReward',
    'register',
    'reportThing',
    'rewardVideo',
    'sendMessage',
    'startSharedGame',
    'startUpload',
    'turnSharedCard',
    'writeLetter',
  ]);
  expect(all.filter(([, { status, isCreating }]) => status === 201 && !isCreating)).toEqual([]);
});
