import type { ComponentType } from 'react';

/** What a post says while its like or a feeling waits for the network: there once the script of the outbox is. */
export const postPressesWait: { Part?: ComponentType<{ postId: string }> } = {};
