import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { likeMachine } from './likeMachine.ts';

function startLike(save: () => Promise<void> = () => Promise.resolve()) {
  const saved = vi.fn((_: boolean) => save());
  const said: string[] = [];
  const like = createActor(
    likeMachine.provide({
      actors: { save: fromPromise<void, boolean>(({ input }) => saved(input)) },
      actions: {
        saySaved: (_, { isLiked }) => said.push(isLiked ? 'liked' : 'unliked'),
        sayFailed: () => said.push('failed'),
      },
    }),
  ).start();
  return { like, saved, said };
}

describe('a like', () => {
  it.each([
    [false, true, 'liked'],
    [true, false, 'unliked'],
  ])('that is %s becomes %s', async (isLiked, wanted, words) => {
    const { like, saved, said } = startLike();
    like.send({ type: 'pressed', isLiked });
    expect(like.getSnapshot()).toMatchObject({ value: 'working', context: { wanted } });
    await waitFor(like, (state) => state.matches('idle'));
    expect(saved).toHaveBeenCalledExactlyOnceWith(wanted);
    expect(said).toEqual([words]);
  });

  it('follows a second press once the first is saved, and ends with the last wish', async () => {
    const { like, saved, said } = startLike();
    like.send({ type: 'pressed', isLiked: false });
    like.send({ type: 'pressed', isLiked: false });
    expect(saved).toHaveBeenCalledTimes(1);
    await waitFor(like, (state) => state.matches('idle'));
    expect(saved.mock.calls).toEqual([[true], [false]]);
    expect(said).toEqual(['unliked']);
  });

  it('is saved once when presses cancel each other out', async () => {
    const { like, saved, said } = startLike();
    for (let press = 0; press < 3; press += 1) like.send({ type: 'pressed', isLiked: false });
    await waitFor(like, (state) => state.matches('idle'));
    expect(saved.mock.calls).toEqual([[true]]);
    expect(said).toEqual(['liked']);
  });

  it('says when it failed, and can be tried again', async () => {
    const { like, saved, said } = startLike(() => Promise.reject(new Error('no')));
    like.send({ type: 'pressed', isLiked: false });
    await waitFor(like, (state) => state.hasTag('failed'));
    expect(said).toEqual(['failed']);
    like.send({ type: 'pressed', isLiked: false });
    expect(saved).toHaveBeenCalledTimes(2);
  });
});
