import { PLACEHOLDER_IMAGE } from '@friendbase/contract';
import type { HandlersOf } from '../context.ts';

export const mediaHandlers: HandlersOf<'getPlaceholderMedia'> = {
  getPlaceholderMedia: async () => PLACEHOLDER_IMAGE,
};
