import {
  changePassword,
  CODE_BYTES,
  createComment,
  createPost,
  deleteFriendship,
  DEMO_ACCOUNT,
  drawnPersonUrl,
  getUser,
  joinTournament,
  listBlocked,
  listComments,
  listFriends,
  listMessages,
  listRedemptions,
  listRewards,
  listTournaments,
  listVideoRewards,
  logIn,
  logOut,
  redeemReward,
  redemptionCode,
  register,
  rewardVideo,
  sendMessage,
  TOURNAMENT_DAYS,
  updateFriendship,
  updateUser,
  VIDEO_REWARD_FBB,
} from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownDatabases } from './ownDatabases.ts';
import { call, leave, visit } from './visit.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

const IRIS = { username: 'iris', password: 'good friends' } as const;
const change = { body: { currentPassword: IRIS.password, newPassword: 'better friends' } };
const video = { params: { id: 'small-steps' } };

const ownId = async (): Promise<string> => (await call(getUser, {})).id;
const balance = async (): Promise<number> => (await call(getUser, {})).friendbaseBucks;
const signUpAsIris = () =>
  call(register, {
    body: { ...IRIS, email: 'iris@example.com', displayName: 'Iris', challengeType: 'cognitive' },
  });
const codes = async () =>
  (await call(listRedemptions, { params: { userId: await ownId() }, query: {} })).items;

async function redeemCheapest(): Promise<string> {
  const [cheapest] = await call(listRewards, {});
  return (await call(redeemReward, { params: { id: cheapest?.id ?? '' } })).redemptionCode;
}

describe('after a reload', () => {
  it('a member still has their codes and has paid for them once', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    const fbb = await balance();
    const code = await redeemCheapest();
    const [redeemed] = await codes();
    await visit({ databases });
    expect(await codes()).toEqual([{ ...redeemed, redemptionCode: code }]);
    expect(await balance()).toBe(fbb - (redeemed?.cost ?? 0));
  });

  it('a member still has their place in a tournament', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    const fbb = await balance();
    const joined = await call(joinTournament, { params: { id: fixedId('tournament', 1) } });
    expect(joined.isJoinedByUser && joined.entryFee > 0).toBe(true);
    await visit({ databases });
    expect(await call(listTournaments, {})).toContainEqual(joined);
    expect(await balance()).toBe(fbb - joined.entryFee);
  });

  it('a round counts once, also where its key comes again, and is paid for at the end', async () => {
    const databases = ownDatabases();
    let time = Date.UTC(2025, 0, 1, 12);
    const now = () => new Date(time);
    await visit({ databases, now });
    const params = { id: fixedId('tournament', 1) };
    const { startDate, entryFee } = await call(joinTournament, { params });
    time = Date.parse(startDate);
    const play = () =>
      fetch(`/api/tournaments/${params.id}/rounds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'a-round' },
        body: JSON.stringify({ game: 'memory', level: 'hard', turns: 16, seconds: 90 }),
      }).then((answer) => answer.json());
    const seen = async () => (await call(listTournaments, {})).find(({ id }) => id === params.id);
    const round = await play();
    const before = await seen();
    expect(before).toMatchObject({ ownStarsToday: 3, stars: 3 });
    await visit({ databases, now });
    expect(await seen()).toEqual(before);
    expect(await play()).toEqual(round);
    expect(await seen()).toEqual(before);
    const paid = async () =>
      (await call(listTournaments, {})).reduce((sum, { ownPaidFbb }) => sum + (ownPaidFbb ?? 0), 0);
    const fbb = (await balance()) - (await paid());
    time += TOURNAMENT_DAYS * 86_400_000;
    for (let twice = 0; twice < 2; twice += 1) {
      await visit({ databases, now });
      expect(await seen()).toMatchObject({ outcome: 'missed', ownPaidFbb: entryFee });
      expect(await balance()).toBe(fbb + (await paid()));
    }
  });

  it('a video that paid today pays nothing more, and tomorrow it pays again', async () => {
    const databases = ownDatabases();
    let time = Date.UTC(2025, 0, 1, 23, 59);
    const now = () => new Date(time);
    await visit({ databases, now });
    await expect(call(rewardVideo, video)).resolves.toMatchObject({ rewardFbb: VIDEO_REWARD_FBB });
    await visit({ databases, now });
    await expect(call(rewardVideo, video)).resolves.toMatchObject({ rewardFbb: 0 });
    await expect(call(listVideoRewards, {})).resolves.toEqual([video.params.id]);
    time = Date.UTC(2025, 0, 2);
    await expect(call(listVideoRewards, {})).resolves.toEqual([]);
    await expect(call(rewardVideo, video)).resolves.toMatchObject({ rewardFbb: VIDEO_REWARD_FBB });
  });

  it('messages, comments and a new picture are still there', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    const userId = await ownId();
    const [{ friend } = { friend: { id: '' } }] = await call(listFriends, { params: { userId } });
    const content = 'Still here. 🌻';
    const message = await call(sendMessage, { body: { senderId: userId, receiverId: friend.id, content } });
    const post = await call(createPost, { body: { authorId: userId, content } });
    const avatarUrl = drawnPersonUrl('leo');
    await call(updateUser, { params: { id: userId }, body: { avatarUrl } });
    const comment = await call(createComment, { params: { id: post.id }, body: { content } });
    await visit({ databases });
    const talk = await call(listMessages, { params: { userId, partnerId: friend.id }, query: {} });
    const { items } = await call(listComments, { params: { id: post.id }, query: {} });
    expect([talk.items.at(-1), items]).toEqual([message, [comment]]);
    expect(items).toMatchObject([{ author: { avatarUrl } }]);
  });

  it('a friend who was blocked is still blocked, and can be unblocked by who blocked', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    const params = { userId: await ownId() };
    const [friend] = await call(listFriends, { params });
    const id = friend?.id ?? '';
    // By the name that is needed to unblock them, without their words about themselves.
    const person = { ...friend?.friend, bio: undefined };
    await call(updateFriendship, { params: { id }, body: { status: 'blocked' } });
    await visit({ databases });
    expect(await call(listBlocked, { params })).toContainEqual({
      ...friend,
      friend: person,
      status: 'blocked',
    });
    await call(deleteFriendship, { params: { id } });
    expect((await call(listBlocked, { params })).map((entry) => entry.id)).not.toContain(id);
  });

  it('a member who changed their password is still logged in, and needs the new one next time', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    await signUpAsIris();
    await call(changePassword, change);
    await visit({ databases });
    await expect(call(getUser, {})).resolves.toMatchObject({ username: IRIS.username });
    await call(logOut, {});
    await expect(call(logIn, { body: IRIS })).rejects.toMatchObject({ status: 401 });
    const body = { ...IRIS, password: change.body.newPassword };
    await expect(call(logIn, { body })).resolves.toMatchObject({ username: IRIS.username });
  });
});

describe('a reset', () => {
  it('gives back the bucks, and forgets the codes and who signed up', { tags: 'long' }, async () => {
    const databases = ownDatabases();
    const { reset } = await visit({ databases });
    const fbb = await balance();
    await redeemCheapest();
    await signUpAsIris();
    await reset();
    expect([await codes(), await balance()]).toEqual([[], fbb]);
    await expect(call(logIn, { body: IRIS })).rejects.toMatchObject({ status: 401 });
    await expect(call(logIn, { body: DEMO_ACCOUNT })).resolves.toMatchObject({ id: await ownId() });
  });
});

it('never gives one code twice, also when chance does', async () => {
  await visit();
  const draws = [1, 1, 2];
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    // The client draws too, for its keys.
    if (bytes?.byteLength !== CODE_BYTES) return random(bytes);
    (bytes as unknown as Uint8Array).fill(draws.shift() ?? 3);
    return bytes;
  });
  expect([await redeemCheapest(), await redeemCheapest()]).toEqual([
    redemptionCode(new Uint8Array(CODE_BYTES).fill(1)),
    redemptionCode(new Uint8Array(CODE_BYTES).fill(2)),
  ]);
});
