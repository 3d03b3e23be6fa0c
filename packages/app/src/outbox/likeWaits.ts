import type { ComponentType } from 'react';

/** What a post says while its like waits for the network: there once the script of the outbox is. */
export const likeWaits: { Part?: ComponentType<{ postId: string }> } = {};
