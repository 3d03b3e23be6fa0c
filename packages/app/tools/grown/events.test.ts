import { describe, expect, it } from 'vitest';
import { lastPlaceIn, postsIn } from './events.ts';

const TEXT =
  'id: 7\nevent: begun\ndata: {}\n\n:\n\nid: 8\nevent: post\ndata: {"postId":"one"}\n\n' +
  'event: typing\ndata: {"partnerId":"ann"}\n\nid: 9\nevent: like\ndata: {"postId":"two"}\n\n';

describe('what a stream tells', () => {
  it('is read for its posts and the place behind which to go on', () => {
    expect(postsIn(TEXT)).toEqual(['one']);
    expect(lastPlaceIn(TEXT)).toBe('9');
    expect(lastPlaceIn(':\n\n')).toBeUndefined();
  });

  it('is never whole where some is not known any more', () => {
    expect(postsIn('id: 9\nevent: missed\ndata: {}\n\n')).toEqual(['missed']);
  });
});
