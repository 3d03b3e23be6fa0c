import { expect } from 'vitest';

/** Reads a stream of events as far as a test wants to. Source: the HTML standard, “Server-sent events”. */
export function readEvents(answer: Response) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/event-stream/),
  ]);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  /** What stands before the next empty line; nothing once the stream has ended. */
  const nextBlock = async (): Promise<string | undefined> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += value;
    }
    const [block = '', ...others] = rest.split('\n\n');
    rest = others.join('\n\n');
    return block;
  };
  const nextEvent = async (): Promise<unknown> => {
    const block = await nextBlock();
    if (block === undefined) return undefined;
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    if (!fields.has('event')) return nextEvent();
    return { name: fields.get('event'), data: JSON.parse(fields.get('data') ?? ''), id: fields.get('id') };
  };
  return { nextBlock, nextEvent, [Symbol.asyncDispose]: () => reader.cancel() };
}
