import { lazy, type ComponentType } from 'react';
import type { Comments } from './Comments.tsx';

type CommentsPart = ComponentType<Parameters<typeof Comments>[0]>;

let loaded: CommentsPart | undefined;

/** Loads the script of the comments (W12). */
export const loadComments = () =>
  import('./Comments.tsx').then((module) => ({ default: (loaded = module.Comments) }));

const LaterComments = lazy(loadComments);

/** The comments to draw: at once where their script is there, without the picture of waiting in between. */
export const commentsPart = (): CommentsPart => loaded ?? LaterComments;
