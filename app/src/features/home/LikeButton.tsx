import type { FeedEntry } from '@friendbase/contract';
import { announce, StatusLine, ToggleTextButton } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useMemberId } from '../../lib/memberId.ts';
import { POST } from './content.ts';
import { likeMachine } from './likeMachine.ts';
import { likeMutation } from './queries.ts';

/** Likes a post or takes the like back. The words change, so there is no pressed state. Source: X8, X14. */
export function LikeButton({ post }: { post: FeedEntry }) {
  // The feed that a like fetched anew is shown a moment after the like is done: until then the post is that of before.
  const [saved, setSaved] = useState<{ isLiked: boolean; before: FeedEntry }>();
  const { mutateAsync } = useMutation(likeMutation(useQueryClient(), useMemberId(), post.id));
  const [state, send] = useMachine(
    likeMachine.provide({
      actors: { save: fromPromise<void, boolean>(({ input }) => mutateAsync(input)) },
      actions: {
        saySaved: (_, { isLiked }) => {
          setSaved({ isLiked, before: post });
          announce(isLiked ? POST.liked : POST.unliked);
        },
        sayFailed: (_, { isLiked }) => announce(isLiked ? POST.likeFailed : POST.unlikeFailed, 'assertive'),
      },
    }),
  );
  const { wanted, sent } = state.context;
  const known = saved?.before === post ? saved.isLiked : post.isLikedByUser;
  const isLiked = state.hasTag('busy') ? wanted : known;
  const count = post.likesCount + Number(isLiked) - Number(post.isLikedByUser);
  return (
    <>
      <ToggleTextButton
        icon={isLiked ? 'heartFilled' : 'heart'}
        isActive={isLiked}
        count={POST.likes(count)}
        onPress={() => send({ type: 'pressed', isLiked: known })}
      >
        {isLiked ? POST.unlike : POST.like}
      </ToggleTextButton>
      {state.hasTag('failed') && (
        <StatusLine tone="danger">{sent ? POST.likeFailed : POST.unlikeFailed}</StatusLine>
      )}
    </>
  );
}
