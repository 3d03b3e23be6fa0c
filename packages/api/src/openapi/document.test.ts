import {
  endpoints,
  FEED_PAGE_LENGTH,
  getPlaceholderMedia,
  POST_LIMITS,
  ERRORS,
  errorStatuses,
  USER_LIMITS,
  text,
} from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { buildDocument, nameSchemas } from './document.ts';
import { operation } from './operation.ts';
import * as z from 'zod/mini';

const document = buildDocument('friendbase');
const shapes = document.components?.schemas as Record<string, oas31.SchemaObject>;
const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, oas31.OperationObject>).map(([method, call]) => ({
    address: `${method} ${path}`,
    call,
  })),
);
const callOf = (name: string) => calls.find(({ call }) => call.operationId === name)!.call;
const all: [string, Endpoint][] = Object.entries(endpoints);

/** Everything a `$ref` in the document points at. */
const refs = [...new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g))];

const targetOf = (ref: string): unknown =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { errors } = await validator.validate(structuredClone(document) as never);
    expect(errors).toBeUndefined();
    expect(validator.version).toBe('3.1');
  });

  it('has each call of the product exactly once, and no other', () => {
    expect(calls.map(({ call }) => call.operationId ?? '').sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(all)('says where %s is, who may make it and what it answers', (name, endpoint) => {
    const found = calls.find(({ call }) => call.operationId === name)!;
    const { method, path, access, status, summary } = endpoint;
    expect(found.address).toBe(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(found.call).toMatchObject({ summary, tags: [path.split('/')[2]] });
    expect(found.call.security).toEqual(access === 'visitor' ? [] : [{ session: [] }]);
    const statuses = Object.keys(found.call.responses ?? {}).map(Number);
    expect(statuses).toEqual(expect.arrayContaining([status, ...errorStatuses(endpoint), 500, 503]));
  });

  it('names the codes of each error response', () => {
    expect(callOf('deleteComment').responses?.['404']).toMatchObject({
      description: expect.stringMatching(/Code: nothingHere, commentNotFound or postNotFound\.$/),
    });
    expect(callOf('getMe').responses?.['401']).toMatchObject({
      description: expect.stringMatching(/Code: signedOut\.$/),
    });
  });

  it('says in words of its own why a call is refused', () => {
    const words = calls.flatMap(({ call }) =>
      Object.entries(call.responses ?? {}).map(
        ([status, { description }]: [string, oas31.ResponseObject]) => ({
          status,
          description,
        }),
      ),
    );
    // What HTTP itself calls a status is no sentence: “Payment Required.”
    expect(words.filter(({ description }) => !/^[A-Z].* .* .*\.$/.test(description ?? ''))).toEqual([]);
  });

  it.each(['429', '503'])(
    'gives an error response the shape of all, and says how long to wait after %s',
    (status) => {
      expect(callOf('logIn').responses?.[status]).toMatchObject({
        headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      });
      expect(shapes['Problem']).toMatchObject({
        required: ['message', 'code'],
        properties: { code: { enum: Object.keys(ERRORS) } },
      });
    },
  );

  it('points at nothing that is not there', () => {
    expect(refs.length).toBeGreaterThan(10);
    expect(refs.filter((ref) => targetOf(ref) === undefined)).toEqual([]);
  });

  it('calls shapes by their names', () => {
    expect(Object.keys(shapes)).toEqual(expect.arrayContaining(['FeedEntry', 'Person', 'Post', 'User']));
    expect(Object.keys(shapes).filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([]);
  });
});

describe('what a call takes', () => {
  it('is limited in characters as a person counts them', () => {
    expect(shapes['PostDraft']?.properties?.['content']).toMatchObject({ maxLength: POST_LIMITS.content });
    expect(shapes['ProfileChange']?.properties?.['bio']).toMatchObject({ maxLength: USER_LIMITS.bio });
    expect(shapes['ProfileChange']?.properties?.['displayName']).toMatchObject({
      maxLength: USER_LIMITS.displayName,
    });
  });

  it('leaves out what has a value of its own', () => {
    expect(shapes['PostDraft']?.required).toEqual(['authorId']);
    expect(shapes['PostDraft']?.properties?.['privacy']).toMatchObject({ default: 'friends' });
  });

  it('names each place a value stands in', () => {
    const { parameters = [] } = callOf('listFeed');
    expect(parameters).toMatchObject([
      { in: 'path', name: 'userId', required: true },
      { in: 'query', name: 'before', schema: { type: 'string' } },
      { in: 'query', name: 'limit', schema: { minimum: 1, maximum: 100, default: FEED_PAGE_LENGTH } },
      { in: 'query', name: 'author', schema: { $ref: '#/components/schemas/Id' } },
    ]);
    expect(callOf('createPost').requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/PostDraft' } } },
    });
  });

  it('says what ids and times look like', () => {
    expect(shapes['Id']).toMatchObject({ type: 'string', pattern: expect.any(String) });
    expect(shapes['Timestamp']).toMatchObject({ type: 'string', format: 'date-time' });
  });
});

describe('what a call answers', () => {
  it('is a list with the way to the next page, where it comes in pages', () => {
    expect(callOf('listFeed').responses?.['200']).toMatchObject({
      headers: { Link: { schema: { type: 'string' } } },
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/FeedEntry' } } },
      },
    });
  });

  it('is nothing, where nothing is to be said', () => {
    expect(callOf('logOut').responses?.['204']).not.toHaveProperty('content');
  });

  it('is a picture, where a picture is asked for', () => {
    expect(operation('getPlaceholderMedia', getPlaceholderMedia).responses['206']).toMatchObject({
      content: { 'image/svg+xml': { schema: { type: 'string' } } },
    });
  });
});

it('names schemas by their export and keeps what they say of themselves', () => {
  const Word = text(5);
  nameSchemas({ Word, LIMIT: 5, rule: () => true, nothing: null });
  expect(z.globalRegistry.get(Word)).toEqual({ id: 'Word', maxLength: 5 });
});
