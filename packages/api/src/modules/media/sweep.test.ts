import { mediaUrl } from '@friendbase/contract';
import { among, caseAbout, decisionAbout, memberId } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { strangers } from '../../../testing/members.ts';
import { databasesInTier, openApiOnPostgres } from '../../../testing/openApi.ts';
import type { OpenApi } from '../../../testing/openApi.ts';
import { picture } from '../../../testing/pictures.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { sharePost } from '../posts/commands.ts';
import { removeMedia } from './removal.ts';
import { sweepMedia } from './sweep.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2024-06-10T00:00:00.000Z');
const before = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString();

const aged = (id: string, days: number, more: object = {}) => ({
  ...picture('ann-id', id),
  createdAt: before(days),
  ...more,
});
const unfinished = { state: 'waiting', kind: null, byteSize: null, mimeType: null } as const;

const rows = [
  aged('new-waiting', 0.9, unfinished),
  aged('old-waiting', 1.1, unfinished),
  aged('old-processing', 1.1, { ...unfinished, state: 'processing' }),
  aged('old-failed', 1.1, { ...unfinished, state: 'failed' }),
  aged('draft', 7),
  aged('forgotten', 8.1),
  aged('posted', 90),
  aged('avatar', 90),
  aged('poster', 90),
];

/** The picture of a profile that a moderator hid. */
const HELD = 'of-a-hidden-profile';

const one = async function* () {
  yield Buffer.from('1');
};

/** A community with files of every age, and a file in the storage for each. */
async function grown(openApi: OpenApi) {
  const api = await openApi({ ...strangers('ann'), media: rows });
  for (const { id } of rows) await api.storage.put(`media/${id}/original-1`, one(), { maxBytes: 1 });
  const draft = {
    authorId: 'ann-id',
    content: 'Look',
    privacy: 'public',
    template: null,
    mediaUrls: [mediaUrl('posted')],
    mediaDescriptions: [],
  } as const;
  await transact(api.db, (trx) =>
    sharePost(
      trx,
      { ...draft, mediaUrls: [...draft.mediaUrls], mediaDescriptions: [] },
      { id: 'post', now: NOW },
    ),
  );
  await api.db('users').update({ avatarMediaId: 'avatar' });
  await api.db('media').where({ id: 'posted' }).update({ posterId: 'poster' });
  return api;
}

async function left(api: Awaited<ReturnType<OpenApi>>): Promise<string[][]> {
  const files: string[] = [];
  for await (const { key } of api.storage.list('media/')) files.push(key.split('/')[1] ?? '');
  return [(await api.db('media').pluck<string[]>('id')).toSorted(), files.toSorted()];
}

const STAYS = ['avatar', 'draft', 'new-waiting', 'posted', 'poster'];

describe.each(databasesInTier)('the sweep of files on $name', ({ openApi }) => {
  it('takes what its owner was deleting when the server stopped', async () => {
    await using api = await grown(openApi);
    const broken = { ...api.storage, remove: () => Promise.reject(new Error('The disk is gone.')) };
    const mine = { id: 'draft', ownerId: 'ann-id' };
    await expect(removeMedia((work) => transact(api.db, work), broken, mine)).rejects.toThrow('disk');
    await sweepMedia(api, NOW);
    const stays = STAYS.filter((id) => id !== 'draft');
    expect(await left(api)).toEqual([stays, stays]);
  });

  it('takes what never came whole and what nothing shows, rows and files', async () => {
    await using api = await grown(openApi);
    expect(await sweepMedia(api, NOW)).toBe(4);
    expect(await left(api)).toEqual([STAYS, STAYS]);
    expect(await sweepMedia(api, NOW)).toBe(0);
  });

  it('goes on where one before was stopped', async () => {
    await using api = await grown(openApi);
    const broken = { ...api.storage, remove: () => Promise.reject(new Error('The disk is gone.')) };
    await expect(sweepMedia({ db: api.db, storage: broken }, NOW)).rejects.toThrow('disk');
    expect((await left(api))[1]).toHaveLength(rows.length);
    await sweepMedia(api, NOW);
    expect(await left(api)).toEqual([STAYS, STAYS]);
  });

  it.each([
    ['keeps the picture of a hidden profile, which may come back', null, [HELD]],
    ['takes it once that was undone and its member has chosen another', before(1), []],
  ])('%s', async (_, undoneAt, stays) => {
    const moderatorId = memberId('ben');
    const taken = { profile: { displayName: 'Ann', bio: null, avatarUrl: mediaUrl(HELD) } };
    const hiding = { subjectKind: 'profile', subjectId: memberId('ann'), moderatorId, taken } as const;
    await using api = await openApi({
      ...among(['ann', 'ben'], []),
      media: [
        { ...picture(memberId('ann'), HELD), createdAt: before(90) },
        { ...picture(memberId('ann'), 'forgotten'), createdAt: before(90) },
      ],
      cases: [
        caseAbout('ann', 1, { subjectKind: 'profile', subjectId: memberId('ann'), closedAt: before(5) }),
      ],
      decisions: [decisionAbout('ann', 1, 1, { ...hiding, undoneAt })],
    });
    await sweepMedia(api, NOW);
    expect(await api.db('media').pluck('id')).toEqual(stays);
  });

  it('is harmless where two processes do it at once', async () => {
    await using api = await grown(openApi);
    const counts = await Promise.all([sweepMedia(api, NOW), sweepMedia(api, NOW)]);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(4);
    expect(await left(api)).toEqual([STAYS, STAYS]);
  });
});

it('holds no transaction open on PostgreSQL while the storage removes files, which would end it as idle', async () => {
  await using api = await grown(openApiOnPostgres);
  const idle: string[] = [];
  const look = async () => {
    const open = api.db('pg_stat_activity').whereRaw('datname = current_database()');
    idle.push(...(await open.where({ state: 'idle in transaction' }).pluck<string[]>('query')));
  };
  const storage: FileStorage = {
    ...api.storage,
    async remove(key) {
      await look();
      await api.storage.remove(key);
    },
    async sweep(until) {
      await look();
      await api.storage.sweep(until);
    },
  };
  expect(await sweepMedia({ db: api.db, storage }, NOW)).toBe(4);
  expect(idle).toEqual([]);
});
