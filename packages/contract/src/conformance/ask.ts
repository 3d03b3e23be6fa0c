import { expect } from 'vitest';
import type { GivenInput, InputSchemas, Endpoint, Page } from '../endpoint.ts';
import { listFeed } from '../posts.ts';
import type { FeedEntry } from '../posts.ts';
import type { Visitor } from './backend.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** Which page of a list. */
export interface PageQuery {
  before?: string | undefined;
  limit?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  raw: string;
}

/** Sends any body, also one the typed client would not send. Text goes out as it is, all else as JSON. */
export async function ask(
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await visitor.request(path, {
    method: method.toUpperCase(),
    ...(body === undefined
      ? { headers }
      : {
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
  });
  return { status: response.status, headers: response.headers, raw: await response.text() };
}

/** A refusal is its status and exactly `{ message }`, with a sentence in it. `words` must be part of that. */
export function expectRefusal({ status, raw }: Answer, expected: number | number[], words = ''): void {
  expect([expected].flat(), raw).toContain(status);
  expect(JSON.parse(raw)).toEqual({ message: expect.stringMatching(/\w/) });
  expect((JSON.parse(raw) as { message: string }).message).toContain(words);
}

/** What the typed client throws for a refusal. */
export const refusal = (status: number, words = '') =>
  expect.objectContaining({ status, message: expect.stringContaining(words) });

/** The refusal of a typed call, as a promise to await. */
export const expectRefused = <In extends InputSchemas, Result>(
  visitor: Visitor,
  endpoint: Endpoint<In, Result>,
  given: GivenInput<In>,
  status: number,
  words = '',
) => expect(visitor.call(endpoint, given)).rejects.toEqual(refusal(status, words));

/** A member's own feed. */
export const feedOf = (visitor: Visitor, name: Name, query: PageQuery = {}): Promise<Page<FeedEntry>> =>
  visitor.call(listFeed, { params: { userId: memberId(name) }, query });
