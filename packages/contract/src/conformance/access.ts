import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { ErrorCode } from '../errorCodes.ts';
import { DEMO_ACCOUNT, getMe, logIn } from '../accounts.ts';
import { demoSeed, freshSeed } from '../fixtures/demo.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { bodyOf, callersOn, calls, everyCall, bodyFields, pathFor, requestFor, shapeOf } from './bodies.ts';
import { annAndBen, memberId } from './seeds.ts';

/** A backend may know that an address takes another method. */
const NO_CALL: ErrorCode[] = ['nothingHere', 'methodNotAllowed'];

const forMembers = calls.filter(([, { access }]) => access === 'member');
const withBody = calls.filter(([name]) => bodyOf(name));

/** Rules of every call: who may call it, and which shapes are refused. */
export function accessConform(backendName: string, open: OpenBackend): void {
  describe(`every call on ${backendName}`, () => {
    it('is refused to a visitor where it is for members, whatever is sent', async () => {
      await using backend = await open(everyCall);
      for (const [name, { method }] of forMembers) {
        const body = bodyOf(name);
        for (const given of body ? [body, {}] : [undefined]) {
          const answer = await ask(backend.visitor(), method, pathFor(name), given);
          expect(answer.status, name).toBe(401);
          expectError(answer, 'signedOut');
        }
      }
    });

    it('finds nothing under an unknown path, for visitors and members', async () => {
      await using backend = await open(annAndBen);
      for (const someone of [backend.visitor(), await backend.as('ann')]) {
        for (const path of ['/api/nothing', '/api/', '/api/auth', '/api/likes/x', '/api/auth/me/more']) {
          for (const method of ['get', 'post', 'delete']) {
            expectError(await ask(someone, method, path), NO_CALL);
          }
        }
        expectError(await ask(someone, 'get', '/api/nothing'), 'nothingHere');
      }
    });

    it('refuses a known path in another manner', async () => {
      await using backend = await open(annAndBen);
      expectError(await ask(backend.visitor(), 'get', logIn.path), NO_CALL);
      expectError(await ask(await backend.as('ann'), 'delete', getMe.path), NO_CALL);
    });

    it('knows a call by its exact path alone', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const [name, endpoint] of calls) {
        const path = pathFor(name);
        const [, , subject = ''] = path.split('/');
        const encoded = `%${subject.charCodeAt(0).toString(16)}${subject.slice(1)}`;
        const others = [subject.toUpperCase(), encoded, `/${subject}`].map((other) =>
          path.replace(subject, other),
        );
        for (const other of [...others, `${path}/`]) {
          const answer = await ask(callerOf(endpoint), endpoint.method, other, bodyOf(name));
          expectError(answer, NO_CALL);
        }
      }
    });

    it.each(['%20', '%00', '..%2F..', 'a'.repeat(65), '%E0%A4%A', "'--"])(
      'finds nobody whose id is “%s”',
      async (id) => {
        await using backend = await open(annAndBen);
        const ann = await backend.as('ann');
        expectError(await ask(ann, 'get', `/api/posts/feed/${id}`), 'nothingHere');
        expectError(await ask(ann, 'get', `/api/messages/${memberId('ann')}/${id}`), 'nothingHere');
        expectError(await ask(ann, 'patch', `/api/users/${id}`, { bio: 'Hi' }), 'nothingHere');
      },
    );

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

/** Refused before any handler runs. */
export function bodyShapesConform(backendName: string, open: OpenBackend): void {
  describe(`the body of every call on ${backendName}`, () => {
    it('refuses a body that is no JSON object', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const [name, endpoint] of withBody) {
        for (const broken of ['{', '{"a":1', 'hello', '[]', '[{}]', '"text"', '3', 'null', 'true']) {
          const answer = await ask(callerOf(endpoint), endpoint.method, pathFor(name), broken);
          expect(answer.status, `${name}: ${broken}`).toBe(400);
          expectError(answer, 'notJsonObject');
        }
      }
    });

    it('names the field whose type is wrong', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const [name, endpoint] of withBody) {
        for (const field of bodyFields(endpoint)) {
          const schema = shapeOf(endpoint.input.body)[field] as z.ZodMiniType;
          const isWrong = (value: unknown) => !schema.safeParse(value).success;
          for (const wrong of [{ not: 'this' }, 7, true].filter(isWrong)) {
            const body = { ...bodyOf(name), [field]: wrong };
            const answer = await ask(callerOf(endpoint), endpoint.method, requestFor(name).path, body);
            expect([name, field, answer.status]).toEqual([name, field, 400]);
            expectError(answer, ...invalid(field));
          }
        }
      }
    });

    it('refuses a body above one megabyte', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      const body = { content: 'a'.repeat(1_100_000) };
      for (const [name, endpoint] of withBody) {
        const answer = await ask(callerOf(endpoint), endpoint.method, pathFor(name), body);
        expect(answer.status, name).toBe(413);
        expectError(answer, 'bodyTooLarge');
      }
    });
  });
}
