import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { fillPath } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { demoSeed, freshSeed } from '../fixtures/demo.ts';
import { ask, expectRefusal } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { bodyFields, goodBodies } from './bodies.ts';
import { annAndBen, memberId, PASSWORD, UNKNOWN_ID, withPosts, postBy, postId } from './seeds.ts';

const all: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
const forMembers = all.filter(([, { access }]) => access === 'member');
const withBody = all.filter(([name]) => name in goodBodies);

/** Ann's own ids wherever a path asks for one. */
const pathFor = ({ path }: Endpoint): string =>
  fillPath(path, { id: memberId('ann'), userId: memberId('ann'), postId: postId(1) });

/** Every field of every body, each of them alone of the wrong type. */
const WRONG_TYPES = withBody.flatMap(([name, endpoint]) =>
  bodyFields(endpoint).map((field): [string, string, Endpoint] => [field, name, endpoint]),
);

const asCaller = (backend: Backend, { access }: Endpoint): Promise<Visitor> | Visitor =>
  access === 'member' ? backend.as('ann') : backend.visitor();

/** Where the next random body starts: the same in every run, so that a failure can be seen again. */
const RANDOM = { seed: 20_240_101, numRuns: 50 };

/** What holds for every call alike: who may call, what shape is refused, and how. */
export function accessConform(backendName: string, open: OpenBackend): void {
  describe(`every call on ${backendName}`, () => {
    it.each(forMembers)('refuses a visitor who calls %s, whatever is sent', async (name, endpoint) => {
      await using backend = await open(withPosts([postBy('ben', 1)]));
      const body = goodBodies[name as keyof typeof goodBodies];
      for (const given of body ? [body, {}] : [undefined]) {
        expectRefusal(await ask(backend.visitor(), endpoint.method, pathFor(endpoint), given), 401);
      }
    });

    it.each(withBody)('refuses a body for %s that is no JSON object', async (_, endpoint) => {
      await using backend = await open(annAndBen);
      const caller = await asCaller(backend, endpoint);
      for (const broken of ['{', '{"a":1', 'hello', '[]', '[{}]', '"text"', '3', 'null', 'true']) {
        const answer = await ask(caller, endpoint.method, pathFor(endpoint), broken);
        expect(answer.status, broken).toBe(400);
        expectRefusal(answer, 400);
      }
    });

    it.each(WRONG_TYPES)(
      'names the field “%s” of %s when its type is wrong',
      async (field, name, endpoint) => {
        await using backend = await open(withPosts([postBy('ben', 1)]));
        const caller = await asCaller(backend, endpoint);
        for (const wrong of [{ not: 'this' }, 7, true]) {
          const body = { ...goodBodies[name as keyof typeof goodBodies], [field]: wrong };
          expectRefusal(await ask(caller, endpoint.method, pathFor(endpoint), body), 400, field);
        }
      },
    );

    it.each(withBody)('refuses a body for %s above one megabyte', async (_, endpoint) => {
      await using backend = await open(annAndBen);
      const caller = await asCaller(backend, endpoint);
      const body = { content: 'a'.repeat(1_100_000) };
      expectRefusal(await ask(caller, endpoint.method, pathFor(endpoint), body), 413);
    });

    it('finds nothing under an unknown path, for visitors and members', async () => {
      await using backend = await open(annAndBen);
      for (const someone of [backend.visitor(), await backend.as('ann')]) {
        for (const path of ['/api/nothing', '/api/', '/api/auth', '/api/posts/feed', '/api/auth/me/more']) {
          for (const method of ['get', 'post', 'delete']) {
            expectRefusal(await ask(someone, method, path), [404, 405]);
          }
        }
        expectRefusal(await ask(someone, 'get', '/api/nothing'), 404);
      }
    });

    it('refuses a known path in another manner', async () => {
      await using backend = await open(annAndBen);
      expectRefusal(await ask(backend.visitor(), 'get', logIn.path), [404, 405]);
      expectRefusal(await ask(await backend.as('ann'), 'delete', getMe.path), [404, 405]);
    });

    it.each(['%20', '%00', '..%2F..', 'a'.repeat(65), '%E0%A4%A', "'--"])(
      'finds nobody whose id is “%s”',
      async (id) => {
        await using backend = await open(annAndBen);
        const ann = await backend.as('ann');
        expectRefusal(await ask(ann, 'get', `/api/posts/feed/${id}`), [400, 404]);
        expectRefusal(await ask(ann, 'patch', `/api/users/${id}`, { bio: 'Hi' }), [400, 404]);
      },
    );

    it.each(withBody)('answers any body for %s without a fault of its own', async (_, endpoint) => {
      await using backend = await open(withPosts([postBy('ben', 1)]));
      const caller = await asCaller(backend, endpoint);
      const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), knownValue);
      const field = fc.constantFrom(...bodyFields(endpoint), '__proto__', 'constructor');
      const body = fc.oneof(fc.dictionary(field, value), fc.jsonValue({ maxDepth: 2 }));
      const faultless = fc.asyncProperty(body, async (given) => {
        const { status, raw } = await ask(caller, endpoint.method, pathFor(endpoint), JSON.stringify(given));
        expect(status, raw).toBeLessThan(500);
      });
      await fc.assert(faultless, RANDOM);
    });

    it('opens with the demo community, and its member logs in', async () => {
      await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
      const sam = backend.visitor();
      const { id } = await sam.call(logIn, { body: DEMO_ACCOUNT });
      const { status, raw } = await ask(sam, 'get', `/api/posts/feed/${id}?limit=100`);
      expect(status).toBe(200);
      expect((JSON.parse(raw) as unknown[]).length).toBeGreaterThan(44);
    });

    it('opens with one new member who has nothing yet', async () => {
      await using backend = await open(freshSeed(new Date(Date.UTC(2024, 0, 22))));
      const sam = backend.visitor();
      const { id } = await sam.call(logIn, { body: DEMO_ACCOUNT });
      expect((await ask(sam, 'get', `/api/posts/feed/${id}`)).raw).toBe('[]');
    });
  });
}

/** Values that mean something to some call, so that random bodies reach beyond the first check. */
const knownValue = fc.constantFrom(
  memberId('ann'),
  memberId('ben'),
  postId(1),
  UNKNOWN_ID,
  'ann',
  PASSWORD,
  'ann@example.com',
  'friends',
  'public',
  'caregiver',
  'grateful',
  '',
);
