import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, logIn } from '../accounts.ts';
import { updateCare } from '../care.ts';
import { demoSeed } from '../fixtures/demo.ts';
import type { Seed } from '../fixtures/seed.ts';
import { listNotifications } from '../notifications.ts';
import { updateNotificationSettings } from '../notificationSettings.ts';
import { downloadExport, EXPORT_LIFE_MS, getExport, makeExport } from '../takeAlong.ts';
import { takeSettings } from '../takenSettings.ts';
import { ask, expectCallError, expectError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { filesIn, madeExport, readyExport, statusOf, thingsOf } from './exportSeeds.ts';
import { cardOf } from './recoverySeeds.ts';
import { caseAbout, decisionAbout, reportBy } from './safetySeeds.ts';
import { everyRelation, mediaId, mediaUrls, memberId, PASSWORD, pictureOf, postBy, postId } from './seeds.ts';
import { commentBy, messageFrom } from './talkSeeds.ts';

/** Ann among friends, strangers, and two with whom there is a block; she has something of each kind. */
const full: Seed = {
  ...everyRelation,
  posts: [
    ...everyRelation.posts,
    postBy('ann', 90, {
      content: 'A <b>bold</b> hill',
      mediaUrls: mediaUrls(1),
      mediaDescriptions: ['A "green" hill'],
    }),
    postBy('ann', 91, {
      content: 'Taken back',
      deletedAt: '2024-02-01T08:00:00.000Z',
      deletedBy: memberId('ann'),
    } as object),
  ],
  media: [pictureOf('ann', 1), pictureOf('ben', 2)],
  comments: [commentBy('ann', 1, { content: 'Under a post of mine' }), commentBy('ben', 2)],
  likes: [
    { userId: memberId('ann'), postId: postId(3) },
    { userId: memberId('ann'), postId: postId(11) },
  ],
  reactions: [{ userId: memberId('ann'), postId: postId(3), feeling: 'hug' }],
  messages: [
    messageFrom('ben', 'ann', 1),
    messageFrom('ann', 'ben', 2),
    messageFrom('finn', 'ann', 3),
    messageFrom('ann', 'finn', 4),
    messageFrom('ben', 'cleo', 5),
  ],
  cases: [caseAbout('ben', 1), caseAbout('ann', 2, { closedAt: '2024-01-04T08:00:00.000Z' })],
  reports: [
    reportBy('ann', 1, 1, { subjectId: postId(5), words: 'This hurts' }),
    reportBy('ben', 2, 2, { words: 'Ann is mean' }),
  ],
  decisions: [decisionAbout('ann', 1, 2)],
  recoveryCards: [cardOf('ann')],
};

/** What members take along. */
export function takeAlongConform(backendName: string, open: OpenBackend): void {
  describe(`the file with a member’s things on ${backendName}`, () => {
    askingConforms(open);
    contentConforms(open);
  });
}

function askingConforms(open: OpenBackend): void {
  it('is not made for a wrong password', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    await expectCallError(ann, makeExport, { body: { currentPassword: 'wrong' } }, 'wrongCurrentPassword');
    expect(await ann.call(getExport, {})).toEqual({ export: null });
  });

  it('is fetched by its member alone, with a session, for a day', async () => {
    await using backend = await open(full);
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    const url = await readyExport(ann);
    expectError(await ask(backend.visitor(), 'get', url), 'signedOut');
    expectError(await ask(ben, 'get', url), 'exportNotFound');
    expect(await ben.call(getExport, {})).toEqual({ export: null });
    const head = await ann.request(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), head.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(head.headers.get('content-disposition')).toBe('attachment; filename="friendbase.zip"');
    const { until } = await madeExport(ann);
    backend.moveTo(new Date(Date.parse(until ?? '') - 60_000));
    expect(await statusOf(ann, url)).toBe(200);
    backend.moveTo(new Date(Date.parse(until ?? '') + 60_000));
    expectError(await ask(ann, 'get', url), 'exportNotFound');
    expect(await ann.call(getExport, {})).toEqual({ export: null });
    await backend.sweep();
    expectError(await ask(ann, 'get', url), 'exportNotFound');
  });

  it('is one for many presses, and another one after its day', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    const press = () => ann.call(makeExport, { body: { currentPassword: PASSWORD } });
    const pressed = await Promise.all(Array.from({ length: 5 }, press));
    const url = (await madeExport(ann)).url;
    expect(new Set(pressed.map(({ export: one }) => one?.askedAt)).size).toBe(1);
    expect((await press()).export?.url).toBe(url);
    backend.moveTo(new Date(Date.parse((await madeExport(ann)).until ?? '') + EXPORT_LIFE_MS));
    expect(await readyExport(ann)).not.toBe(url);
  });

  it('is told of when it is ready, once', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    await readyExport(ann);
    const { items } = await ann.call(listNotifications, {});
    expect(items.filter(({ kind }) => kind === 'security')).toMatchObject([{ what: 'exportReady' }]);
  });

  it('is made for the account that everybody shares too: whoever is there reads the same', async () => {
    await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
    const demo = backend.visitor();
    await demo.call(logIn, { body: DEMO_ACCOUNT });
    await demo.call(makeExport, { body: { currentPassword: DEMO_ACCOUNT.password } });
    const files = await filesIn(demo, (await madeExport(demo)).url ?? '');
    expect(Object.keys(files)).toContain('index.html');
  });

  it('is at an address that nobody guesses', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    expect(await readyExport(ann)).toMatch(/^\/api\/export\/[\da-f-]{36}$/);
    expect(downloadExport.path).toBe('/api/export/:id');
  });
}

function contentConforms(open: OpenBackend): void {
  it('has what is the member’s, and of others what the member sees', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    const params = { userId: memberId('ann') };
    await ann.call(updateCare, { params, body: { caregiverEmail: 'may@example.com' } });
    const notifications = { unwanted: ['like' as const], isFriendsOnly: true, quiet: null };
    await ann.call(takeSettings, { body: { settings: { textSize: 130 } } });
    await ann.call(updateNotificationSettings, { body: notifications });
    const { data } = await thingsOf(ann);
    expect(data['profile']).toMatchObject({ username: 'ann', email: 'ann@example.com', friendbaseBucks: 40 });
    expect(data['settings']).toEqual({
      comfort: { textSize: 130 },
      notifications,
      recoveryCardMadeAt: cardOf('ann').madeAt,
    });
    expect(data['care']).toMatchObject({ caregiverEmail: 'may@example.com' });
    expect(data['posts']).toMatchObject([
      { content: 'Post 1 by ann' },
      { content: 'Post 2 by ann' },
      { content: 'A <b>bold</b> hill', media: [{ description: 'A "green" hill' }] },
    ]);
    expect(data['comments']).toMatchObject([{ content: 'Under a post of mine', postBy: 'Ann' }]);
    expect(data['messages']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ with: 'Ben', isOwn: false, content: 'Message 1 from ben' }),
        expect.objectContaining({ with: 'Ben', isOwn: true, content: 'Message 2 from ann' }),
        // Of who is blocked her own words alone, and no name.
        expect.objectContaining({ with: null, isOwn: true, content: 'Message 4 from ann' }),
      ]),
    );
    expect(data['messages']).toHaveLength(3);
    expect(data['likes']).toEqual(
      expect.arrayContaining([
        { postBy: 'Ben', post: 'Post 3 by ben' },
        { postBy: null, post: null },
      ]),
    );
    expect(data['reactions']).toEqual([{ postBy: 'Ben', post: 'Post 3 by ben', feeling: 'hug' }]);
    expect(data['reports']).toMatchObject([{ about: 'post', reason: 'mean', words: 'This hurts' }]);
    expect(data['decisions']).toMatchObject([
      { action: 'hidden', rule: 'beKind', excerpt: 'Words 2 of ann' },
    ]);
    expect(data['sessions']).toHaveLength(1);
    expect((data['people'] as object[]).map((one) => Object.values(one).join())).toEqual(
      expect.arrayContaining([
        'Ben,ben,friend',
        'Cleo,cleo,friend',
        'Dora,dora,asked',
        'Ed,ed,asksYou',
        // He has declined her, which nobody tells her.
        'Finn,finn,asked',
        'Gwen,gwen,blocked',
      ]),
    );
    const everything = JSON.stringify(data);
    for (const others of [
      'Message 3',
      'Message 5',
      'Ann is mean',
      'Taken back',
      'ben@example.com',
      'I am ben',
    ])
      expect(everything).not.toContain(others);
  });

  it('has a page that is read without a network, with words that are never markup', async () => {
    await using backend = await open(full);
    const { page } = await thingsOf(await backend.as('ann'));
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    for (const part of [
      '<h1>',
      '<nav aria-label="What is on this page">',
      '<main>',
      '<h2 id="posts">My posts</h2>',
    ])
      expect(page).toContain(part);
    expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; hill');
    expect(page).not.toContain('<b>bold');
    expect(page).not.toMatch(/<script|<link|<iframe|https?:\/\//);
  });

  it('has a page in easy words for who takes those along', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    await ann.call(takeSettings, { body: { settings: { easy: true } } });
    expect((await thingsOf(ann)).page).toContain('<h2 id="letters">My letters to FriendBase</h2>');
  });

  it('names a picture that is gone, and is made all the same', async () => {
    await using backend = await open(full);
    const ann = await backend.as('ann');
    const { page, data } = await thingsOf(ann);
    // That of a seed has no file.
    expect(data['media']).toMatchObject([{ file: null, kind: 'image' }]);
    expect(page).toContain('This picture or video is gone. It could not be put in. A &quot;green&quot; hill');
    expect(JSON.stringify(data['media'])).not.toContain(mediaId(2));
  });
}
