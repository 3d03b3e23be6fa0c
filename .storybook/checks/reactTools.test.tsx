import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

/** Where React says that an element was made: the same object for all when it does not look. */
const stackOf = (element: object) => (element as { _debugStack?: unknown })._debugStack;

afterEach(() => vi.restoreAllMocks());

it('lets React take no stack for each element, also after a render that would begin to count again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  await render(<p>Words</p>);
  const written = [<p key="1">One</p>, <b key="2">Two</b>].map(stackOf);
  const created = [createElement('p'), createElement('b')].map(stackOf);
  expect(written[0]).toBeInstanceOf(Error);
  expect([new Set(written).size, new Set(created).size]).toEqual([1, 1]);
});

it('lets React write nothing into the timeline', async () => {
  const written = vi.spyOn(performance, 'measure');
  const Slow = ({ word }: { word: string }) => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    return <p>{word}</p>;
  };
  const screen = await render(<Slow word="One" />);
  await screen.rerender(<Slow word="Two" />);
  expect(written).not.toHaveBeenCalled();
});

it('leaves React its warnings', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const line = (word: string) => <p>{word}</p>;
  const List = () => ['a', 'b'].map((word) => line(word));
  await render(<List />);
  expect(warn.mock.calls.join('\n')).toMatch(/unique "key" prop.*List/s);
});
