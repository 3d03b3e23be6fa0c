import { ApiError, EXCEPTION_LIMITS, ExceptionReport, NetworkError } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { describeException } from './exceptionReport.ts';
import { createExceptions, MOST_REPORTS, watchUncaught } from './exceptions.ts';

const place = { origin: 'https://friends.example', route: '/friends/$friendId' };
const CHROME = `TypeError: x is not a function
    at Like (https://friends.example/assets/Home-b2.js?v=7:1:2345)
    at async https://friends.example/assets/main-a1.js:3:14
    at chrome-extension://abc/content.js:1:1
    at https://elsewhere.example/spy.js:1:1`;
const FIREFOX = `Like@https://friends.example/assets/Home-b2.js:1:2345
@https://friends.example/assets/main-a1.js:3:14`;

function exceptionWith(stack: string, message = 'x is not a function'): TypeError {
  return Object.assign(new TypeError(message), { stack });
}

describe('the report of an exception', () => {
  it.each([
    ['Chromium', CHROME],
    ['Firefox', FIREFOX],
  ])('names its class, its places in our scripts and the route, in %s', (_, stack) => {
    expect(describeException(exceptionWith(stack), place)).toEqual({
      name: 'TypeError',
      stack: [
        { file: 'Home-b2.js', line: 1, column: 2345 },
        { file: 'main-a1.js', line: 3, column: 14 },
      ],
      route: '/friends/$friendId',
    });
  });

  it('is that of its cause, where it was thrown on in another one', () => {
    const cause = exceptionWith(CHROME);
    expect(describeException(new Error('While hydrating', { cause }), place)).toEqual(
      describeException(cause, place),
    );
  });

  it('says nothing of its message, also where that looks like a place', () => {
    const message = 'ann@example.com https://friends.example/ann-wrote-this.js:1:1';
    const stack = `TypeError: ${message}\n    at https://friends.example/assets/main.js:1:2`;
    const report = JSON.stringify(describeException(exceptionWith(stack, message), place));
    expect(report).not.toContain('ann');
    expect(report).toContain('main.js');
  });

  it('does not trust a name that code has set', () => {
    const error = Object.assign(new RangeError('no'), { name: 'Ann wrote this' });
    expect(describeException(error, place).name).toBe('RangeError');
  });

  it('tells at most 20 places', () => {
    const call = '    at https://friends.example/assets/main.js:1:2';
    const { stack } = describeException(
      exceptionWith(Array.from({ length: 50 }, () => call).join('\n')),
      place,
    );
    expect(stack).toHaveLength(EXCEPTION_LIMITS.positions);
  });

  it.each(['Ann', 7, undefined, null, { message: 'Ann' }])(
    'says of %j only that it was no error',
    (thrown) => {
      expect(describeException(thrown, place)).toEqual({ name: 'NotAnError', stack: [], route: place.route });
    },
  );

  it.each([
    ['', '', '/'],
    ['at', 'at https://friends.example/a b.js:1:1', '/friends/5f0c2a8e'],
    ['https', 'at https://friends.example/main.js:99999999999:1', '/friends?name=ann'],
    ['x', `at https://friends.example/${'a'.repeat(500)}.js:1:1`, '/a'.repeat(500)],
    ['(', 'at https://:1:1', 'friends'],
  ])('is one that the server takes, whatever was thrown: %j', (message, stack, route) => {
    const report = describeException(exceptionWith(`${stack}\n${CHROME}`, message), { ...place, route });
    expect(ExceptionReport.safeParse(report).error).toBeUndefined();
    expect(JSON.stringify(report)).not.toMatch(/5f0c|ann/);
  });
});

function startExceptions(tell = vi.fn(() => Promise.resolve())) {
  return { tell, exceptions: createExceptions({ tell, origin: place.origin, route: () => place.route }) };
}

describe('exceptions of our own code', () => {
  it.each([
    ['an error response', new ApiError({ status: 500, message: 'no' })],
    ['a lost network', new NetworkError('no answer')],
    ['a call that was given up', new DOMException('given up', 'AbortError')],
  ])('are not %s', (_, error) => {
    const { tell, exceptions } = startExceptions();
    exceptions.report(error);
    const ours = new TypeError('ours');
    exceptions.report(ours);
    expect(tell.mock.calls).toEqual([[ours, place]]);
  });

  it('are told once each, and no more than three a page', () => {
    const { tell, exceptions } = startExceptions();
    const first = new TypeError('one');
    for (const error of [first, first, ...Array.from({ length: 9 }, () => new Error('more'))]) {
      exceptions.report(error);
    }
    expect(tell).toHaveBeenCalledTimes(MOST_REPORTS);
  });

  it('end with a report that fails', async () => {
    const { tell, exceptions } = startExceptions(vi.fn(() => Promise.reject(new TypeError('no network'))));
    exceptions.report(new TypeError('ours'));
    await Promise.allSettled(tell.mock.results.map(({ value }) => value));
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('are heard of from the window, until that is stopped', () => {
    const page = new EventTarget() as Window;
    const report = vi.fn();
    const stop = watchUncaught(page, { report });
    const error = new TypeError('ours');
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    page.dispatchEvent(Object.assign(new Event('error'), { error: null }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
    stop();
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    expect(report.mock.calls).toEqual([[error], ['gone']]);
  });
});
