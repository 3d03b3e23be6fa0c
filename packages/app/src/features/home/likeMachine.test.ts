import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { likeMachine } from './likeMachine.ts';

/** `save` is given the wish and answers with what the server has in the end. */
function startLike(save: (wanted: boolean) => Promise<boolean> = (wanted) => Promise.resolve(wanted)) {
  const saved = vi.fn(save);
  const said: string[] = [];
  const like = createActor(
    likeMachine.provide({
      actors: { save: fromPromise<boolean, boolean>(({ input }) => saved(input)) },
      actions: {
        saySaved: (_, { isLiked }) => said.push(isLiked ? 'liked' : 'unliked'),
        sayFailed: (_, { isLiked }) => said.push(isLiked ? 'still liked' : 'still not liked'),
      },
    }),
  ).start();
  const press = (isLiked: boolean) => like.send({ type: 'pressed', isLiked });
  return { like, press, saved, said };
}

describe('a like', () => {
  it.each([
    [false, true, 'liked'],
    [true, false, 'unliked'],
  ])('that is %s becomes %s', async (isLiked, wanted, words) => {
    const { like, press, saved, said } = startLike();
    press(isLiked);
    await waitFor(like, (state) => state.matches('idle'));
    expect(saved).toHaveBeenCalledExactlyOnceWith(wanted);
    expect(said).toEqual([words]);
  });

  it('ends with the last wish when it is pressed again meanwhile, and says only that', async () => {
    const { like, press, saved, said } = startLike();
    press(false);
    press(false);
    await waitFor(like, (state) => state.matches('idle'));
    expect(saved.mock.calls).toEqual([[true], [false]]);
    expect(said).toEqual(['unliked']);
  });

  it.each([
    [false, 'still not liked'],
    [true, 'still liked'],
  ])('that was %s and could not be saved says so, and can be tried again', async (isLiked, words) => {
    const { like, press, saved, said } = startLike(() => Promise.resolve(isLiked));
    press(isLiked);
    await waitFor(like, (state) => state.hasTag('failed'));
    expect(said).toEqual([words]);
    press(isLiked);
    expect(saved).toHaveBeenCalledTimes(2);
  });
});
