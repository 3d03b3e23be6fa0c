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

  it('is saved once, however fast it is pressed', () => {
    const { like, saved } = startLike();
    like.send({ type: 'pressed', isLiked: false });
    like.send({ type: 'pressed', isLiked: true });
    expect(saved).toHaveBeenCalledTimes(1);
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
