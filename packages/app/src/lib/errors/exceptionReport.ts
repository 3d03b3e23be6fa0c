import { EXCEPTION_LIMITS, type ExceptionPosition, type ExceptionReport } from '@friendbase/contract';
import type { ExceptionPlace } from './exceptions.ts';

/** `https://site/assets/main.js:1:2345`, in the stacks of every engine, with or without brackets around it. */
const POSITION = /(https?:\/\/[^\s()]+):(\d+):(\d+)/;
const OUR_SCRIPT = /^[\w.-]+\.(?:js|ts|tsx)$/;
const CLASS_NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * What may be told of an exception: its class, places in our own scripts, and the route's pattern. The message stays
 * here, because it can hold what the member wrote.
 */
export function describeException(thrown: unknown, place: ExceptionPlace): ExceptionReport {
  // What is thrown while a page is hydrated comes in an error of React's own, which says nothing.
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return { name: nameOf(error), stack: positionsOf(error, place.origin), route: patternOf(place.route) };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'NotAnError';
  // Not `error.name`, which code can set to any text.
  const { name } = error.constructor;
  return CLASS_NAME.test(name) && name.length <= EXCEPTION_LIMITS.name ? name : 'Error';
}

function positionsOf(error: unknown, origin: string): ExceptionPosition[] {
  if (!(error instanceof Error) || !error.stack) return [];
  // Some engines begin the stack with the message, and a message can look like a place.
  const calls = error.message === '' ? error.stack : error.stack.replaceAll(error.message, '');
  return calls
    .split('\n')
    .flatMap((line) => positionIn(line, origin) ?? [])
    .slice(0, EXCEPTION_LIMITS.positions);
}

function positionIn(call: string, origin: string): ExceptionPosition | undefined {
  const [, address = '', line, column] = POSITION.exec(call) ?? [];
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const file = url.pathname.split('/').at(-1) ?? '';
  if (url.origin !== origin || !OUR_SCRIPT.test(file) || file.length > EXCEPTION_LIMITS.file)
    return undefined;
  const [inFile, inLine] = [Number(line), Number(column)];
  return Math.max(inFile, inLine) > EXCEPTION_LIMITS.place
    ? undefined
    : { file, line: inFile, column: inLine };
}

/** Parameters by their names; a pattern the server would refuse is told as the start page. */
function patternOf(route: string): string {
  return /^(?:\/[A-Za-z$-]*)+$/.test(route) && route.length <= EXCEPTION_LIMITS.route ? route : '/';
}
