import { expect } from 'vitest';
import type { Endpoint, GivenInput, JsonInput, Method, Page } from '../endpoint.ts';
import { ERRORS } from '../errorCodes.ts';
import type { ErrorCode } from '../errorCodes.ts';
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
  return { status: response.status, headers: response.headers, raw: await textOf(response) };
}

/** What an answer says; of a stream, which ends only with the session, the first of it. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = await reader.read();
  await reader.cancel();
  return value;
}

/** The code of an expected error response, and what its sentence has to contain. */
export type Why = [code: ErrorCode, words?: string];

/** The error response of input whose `field` does not fit its schema. */
export const invalid = (field: string): Why => ['invalidInput', field];

/** An error response is exactly `{ message, code }`, with the status and the sentence of its code. */
export function expectError({ status, raw }: Answer, expected: ErrorCode | ErrorCode[], words = ''): void {
  const told = JSON.parse(raw) as { message: string; code: ErrorCode };
  expect(told).toEqual({ message: expect.stringMatching(/\w/), code: expect.toBeOneOf([expected].flat()) });
  expect(told.message).toContain(words);
  expectInTable(status, told);
}

/** Holds an error response against the table: its status is that of the code, and so is its sentence where it names nothing. */
export function expectInTable(status: number, told: { message: string; code: ErrorCode }): void {
  expect(Object.keys(ERRORS)).toContain(told.code);
  const row = ERRORS[told.code];
  expect(status, told.code).toBe(row.status);
  if (typeof row.message === 'string') expect(told.message).toBe(row.message);
}

/** What the typed client throws for an error response. */
export const errorLike = (code: ErrorCode, words = '') =>
  expect.objectContaining({
    status: ERRORS[code].status,
    code,
    message: expect.stringContaining(words),
  });

/** The error response of a typed call, as a promise to await. */
export const expectCallError = <In extends JsonInput, Result>(
  visitor: Visitor,
  endpoint: Endpoint<In, Result, Method, 'json' | 'page'>,
  given: GivenInput<In>,
  ...why: Why
) => expect(visitor.call(endpoint, given)).rejects.toEqual(errorLike(...why));

/** A member's own feed, or what one author has in it. */
export const feedOf = (
  visitor: Visitor,
  name: Name,
  query: PageQuery & { author?: string } = {},
): Promise<Page<FeedEntry>> => visitor.call(listFeed, { params: { userId: memberId(name) }, query });
